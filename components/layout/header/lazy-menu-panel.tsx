'use client';

import { lazyComponent } from '@/lib/lazy-component';

export const loadMenuPanel = () => import('./mobile-menu-panel');

/** Content of the mobile menu, whose code is loaded before the first opening. */
export const LazyMenuPanel = lazyComponent(async () => (await loadMenuPanel()).MobileMenuPanel);
