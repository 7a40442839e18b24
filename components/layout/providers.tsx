'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { ThousandsSeparatorContext } from '@/components/ui/inputs/thousands-separator';
import { useCardCopies } from '@/lib/offline/use-card-copies';
import { ChunkGuard } from './chunk-guard';
import { LoadingBar } from './loading-bar';
import { RouterLinks } from './router-links';
import { Statistics } from './statistics';

/** Registers the site's service worker, where supported, and caches what the offline page shows. */
function ServiceWorker() {
  useCardCopies();
  useEffect(() => {
    navigator.serviceWorker?.register('/sw.js', { scope: '/' }).catch(() => undefined);
  }, []);
  return null;
}

/** Marks the document as hydrated: a click that came earlier is then repeated (`server/entry/response-pipeline.ts`). */
function HydrationMark() {
  // In the commit that adds the handlers: an effect after it would let a click count twice.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}

/** The client state that every page shares. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <HydrationMark />
      <ChunkGuard />
      <LoadingBar />
      <RouterLinks />
      <ServiceWorker />
      <Statistics />
      <ThousandsSeparatorContext value={useLocale() === 'en' ? ',' : '\u00A0'}>{children}</ThousandsSeparatorContext>
    </>
  );
}
