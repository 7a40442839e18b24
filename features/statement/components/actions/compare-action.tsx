'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';

/** Chooses the statement to be compared. Its code is loaded after the page: few visitors compare. */
export const CompareAction = clientOnlyComponent(async () => (await import('./compare-action.client')).CompareAction);
