'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { GroupSign } from '@/components/ui/group-sign';
import type { CurrencyId } from '@/lib/currency';
import { CurrencyProvider } from '@/lib/stores/currency';
import { ChunkGuard } from './chunk-guard';
import { LoadingBar } from './loading-bar';
import { ServiceWorker } from './service-worker';

/** The client state that every page shares. */
export function Providers({ currencyId, children }: { currencyId: CurrencyId; children: ReactNode }) {
  return (
    <CurrencyProvider initialId={currencyId}>
      <ChunkGuard />
      <LoadingBar />
      <ServiceWorker />
      <GroupSign value={useLocale() === 'en' ? ',' : '\u00A0'}>{children}</GroupSign>
    </CurrencyProvider>
  );
}
