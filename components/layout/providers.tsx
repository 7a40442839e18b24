'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ThousandsSeparatorContext } from '@/components/ui/inputs/thousands-separator';
import type { CurrencyId } from '@/lib/domain/money/currency';
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
      <ThousandsSeparatorContext value={useLocale() === 'en' ? ',' : '\u00A0'}>{children}</ThousandsSeparatorContext>
    </CurrencyProvider>
  );
}
