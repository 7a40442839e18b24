'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';

export const LazyUnreadBadge = clientOnlyComponent(async () => (await import('./bell.client')).UnreadBadge);
