'use client';

import dynamic from 'next/dynamic';

/** Loaded on demand, since guests never need them; placeholders reserve their boxes. */
export const LazyBalanceCard = dynamic(() => import('./balance').then((module) => module.BalanceCard), {
  loading: () => <span className="block h-17" />,
});

export const LazyBalancePill = dynamic(() => import('./balance').then((module) => module.BalancePill), {
  loading: () => <span className="h-11 w-35" />,
});
