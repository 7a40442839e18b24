'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CurrencyId } from '@/lib/currency';
import { CurrencyProvider } from '@/lib/stores/currency';
import { ChunkGuard } from './chunk-guard';
import { LoadingBar } from './loading-bar';
import { ServiceWorker } from './service-worker';

const STALE_MS = 30_000;

/** The client state that every page shares. */
export function Providers({ currencyId, children }: { currencyId: CurrencyId; children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: STALE_MS, retry: 1, refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider initialId={currencyId}>
        <ChunkGuard />
        <LoadingBar />
        <ServiceWorker />
        {children}
      </CurrencyProvider>
    </QueryClientProvider>
  );
}
