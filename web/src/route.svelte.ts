/** The address as the place where we are: every screen has one, and the browser's own back and forward work. */
export const route = $state({ path: location.pathname, hash: location.hash.slice(1) });

function arrived(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener("popstate", arrived);

/** Goes to a place within the client. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrived();
  scrollTo(0, 0);
}

/** Makes a link stay within the client, unless it is to be opened elsewhere. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(node.pathname + node.hash);
  };
  node.addEventListener("click", follow);
  return { destroy: () => node.removeEventListener("click", follow) };
}
