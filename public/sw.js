// Caches fonts and drawn pictures, whose names change with their content, and the offline page.
// Pages, /api and /account come only from the network.
const assets = 'aivani-assets-1';
const offline = 'aivani-offline-1';
const copiedPictures = 'aivani-offline-pictures';
const cachedPaths = /^\/assets\/(fonts|scenes|brand)\//;
const offlinePages = { ka: '/offline/ka', en: '/offline/en', ru: '/offline/ru' };

const offlineFonts = ['georgian', 'cyrillic', 'ascii', 'lari'].map((script) => `/assets/fonts/google-sans-${script}.woff2`);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    Promise.all([
      caches.open(offline).then((cache) => cache.addAll([...Object.values(offlinePages), '/offline.js'])),
      caches.open(assets).then((cache) => cache.addAll(offlineFonts)),
    ]),
  );
});

self.addEventListener('activate', (event) => {
  const dropOld = async () => {
    for (const name of await caches.keys()) if (![assets, offline, copiedPictures].includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOld());
});

async function cachedAsset(request) {
  const cache = await caches.open(assets);
  const hit = await cache.match(request);
  if (hit) return hit;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.status === 200) await cache.put(request, fresh.clone());
  return fresh;
}

/** The page from the network; offline the cached offline page, in the language of the address. */
async function openPage(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const first = path.split('/')[1];
    const address = Object.hasOwn(offlinePages, first) ? offlinePages[first] : offlinePages.ka;
    const page = await (await caches.open(offline)).match(address);
    if (!page) throw error;
    return page;
  }
}

/** The script of the offline page, from the network if there is one, and pictures of copied cards, which it requests with `?copy`. */
async function openOffline(request, url) {
  if (url.searchParams.has('copy')) return (await caches.match(url.pathname)) ?? fetch(url.pathname);
  return fetch(request).catch(async (error) => {
    const hit = await caches.match(request);
    if (!hit) throw error;
    return hit;
  });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname === '/offline.js' || url.searchParams.has('copy')) event.respondWith(openOffline(request, url));
  else if (cachedPaths.test(url.pathname)) event.respondWith(cachedAsset(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(openPage(request, url.pathname));
});

// Alerts: each push is shown, and a press opens its page, in an open tab of the site if there is one.
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data?.json() ?? {};
  if (!title) return;
  const icon = '/assets/brand/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, data: { url } }));
});

async function openAlert(path) {
  const target = new URL(path ?? '/', self.location.origin);
  // A push never opens another site.
  const href = target.origin === self.location.origin ? target.href : self.location.origin;
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return self.clients.openWindow(href);
  await tab.focus();
  return tab.navigate(href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAlert(event.notification.data?.url));
});
