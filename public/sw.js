// Keeps fonts and drawn pictures, whose names change with their content, and a page for the time without a connection.
// Pages, /api and /account go to the network alone.
const assets = 'aivani-assets-1';
const offline = 'aivani-offline-1';
const copiedPictures = 'aivani-offline-pictures';
const kept = /^\/assets\/(fonts|scenes|brand)\//;
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

async function keepAsset(request) {
  const cache = await caches.open(assets);
  const hit = await cache.match(request);
  if (hit) return hit;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.status === 200) await cache.put(request, fresh.clone());
  return fresh;
}

/** The network's page; without a network the kept one, in the language of the address. */
async function openPage(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const locale = /^\/(en|ru)(\/|$)/.exec(path)?.[1] ?? 'ka';
    const page = await (await caches.open(offline)).match(offlinePages[locale]);
    if (!page) throw error;
    return page;
  }
}

/** The script of the offline page, by the network if there is one, and pictures of copied cards, which it asks for by `?copy`. */
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
  else if (kept.test(url.pathname)) event.respondWith(keepAsset(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(openPage(request, url.pathname));
});

// Alerts: each push is shown, and one press opens its page, in a tab of the site that is open already if there is one.
self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data?.json() ?? {};
  if (!title) return;
  const icon = '/assets/brand/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon, data: { url } }));
});

async function openAlert(path) {
  const target = new URL(path ?? '/', self.location.origin);
  // What was sent by another leads nowhere else.
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
