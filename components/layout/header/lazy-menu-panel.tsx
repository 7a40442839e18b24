'use client';

import { lazyComponent } from '@/lib/lazy-component';

export const loadMenuPanel = () => import('./mobile-menu-panel');

/** The mobile menu's code is loaded on the way to its first opening. */
export const LazyMenuPanel = lazyComponent(async () => (await loadMenuPanel()).MobileMenuPanel);
