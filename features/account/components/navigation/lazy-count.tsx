'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';

export const LazyStatementsCount = clientOnlyComponent(async () => (await import('./own-statements-count')).OwnStatementsCount);
