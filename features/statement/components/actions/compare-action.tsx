'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';

/** Adds the statement to the comparison. Its code is loaded after the page: few visitors compare. */
export const CompareAction = clientOnlyComponent(async () => (await import('./compare-action.client')).CompareAction);
