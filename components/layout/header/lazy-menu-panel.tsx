'use client';

import { lazyPart } from '@/lib/lazy-component';

export const loadMenuPanel = () => import('./mobile-menu-panel');

/** The mobile menu's code is loaded on the way to its first opening. */
export const LazyMenuPanel = lazyPart(async () => (await loadMenuPanel()).MobileMenuPanel);
