'use client';

import { useEffect } from 'react';
import { isChunkElement, isChunkLoadError, reloadForChunk } from '@/lib/chunk-reload';

const reload = () => void reloadForChunk(window.sessionStorage, Date.now(), () => window.location.reload());

/** Reloads the page when a part of its code cannot be loaded, as happens after a new version was put in place of the old. */
export function ChunkGuard() {
  useEffect(() => {
    const onError = (event: ErrorEvent | Event) => {
      const isChunk = event instanceof ErrorEvent ? isChunkLoadError(event.error) : isChunkElement(event.target);
      if (isChunk) reload();
    };
    const onRejection = (event: PromiseRejectionEvent) => {
      if (isChunkLoadError(event.reason)) reload();
    };
    // Elements that fail to load do not bubble.
    window.addEventListener('error', onError, { capture: true });
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError, { capture: true });
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return null;
}
