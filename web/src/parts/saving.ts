/** Giving something to the device as a file. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const saveText = (text: string, name: string): void => save(new Blob([text], { type: "text/plain" }), name);
