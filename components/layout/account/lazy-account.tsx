'use client';

import { lazyPart } from '@/lib/lazy-component';

// Guests never need them. Placeholders reserve their boxes.

const loadBalance = () => import('./balance');

export const LazyBalanceCard = lazyPart(async () => (await loadBalance()).BalanceCard, <span className="block h-17" />);

export const LazyBalancePill = lazyPart(async () => (await loadBalance()).BalancePill, <span className="h-11 w-35" />);

export const LazyLogOutButton = lazyPart(async () => (await import('./log-out-button')).LogOutButton);
