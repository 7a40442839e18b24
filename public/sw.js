// Keeps fonts and drawn pictures, whose names change with their content; everything else, /api and /account above all, goes to the network.
const cacheName = 'aivani-assets-1';
const kept = /^\/assets\/(fonts|scenes|brand)\//;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || !kept.test(url.pathname)) return;
  const answer = async () => {
    const cache = await caches.open(cacheName);
    const hit = await cache.match(event.request);
    if (hit) return hit;
    const fresh = await fetch(event.request);
    if (fresh.ok && fresh.status === 200) await cache.put(event.request, fresh.clone());
    return fresh;
  };
  event.respondWith(answer());
});
