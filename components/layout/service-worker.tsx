'use client';

import { useEffect } from 'react';

/** Registers the service worker of the whole site; a browser without them goes on as before. */
export function ServiceWorker() {
  useEffect(() => {
    navigator.serviceWorker?.register('/sw.js', { scope: '/' }).catch(() => undefined);
  }, []);
  return null;
}
