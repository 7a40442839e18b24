'use client';

import { lazyComponent } from '@/lib/lazy-component';

// Guests never need them. Placeholders reserve their boxes.

const loadBalance = () => import('./balance');

export const LazyBalanceCard = lazyComponent(async () => (await loadBalance()).BalanceCard, <span className="block h-17" />);

export const LazyBalancePill = lazyComponent(async () => (await loadBalance()).BalancePill, <span className="h-11 w-35" />);

export const LazyLogOutButton = lazyComponent(async () => (await import('./log-out-button')).LogOutButton);
