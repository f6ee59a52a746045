/* What the client is made of is kept, so that it starts at once; what happens at a table always comes from the server. */
const KEPT = "holotable-client";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromKept(event.request));
  else if (event.request.mode === "navigate") event.respondWith(fromNetwork(event.request));
});

/** Assets carry a digest in their names, and never change. */
async function fromKept(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}

/** The page comes from the server while it can be reached. */
async function fromNetwork(request) {
  const kept = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await kept.put("/", fresh.clone());
    return fresh;
  } catch (lost) {
    const found = await kept.match("/");
    if (found) return found;
    throw lost;
  }
}
