'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import { useComparedIds } from '@/lib/stores/lists/compared-statements';

const Bar = clientOnlyComponent(async () => (await import('./compare-bar.client')).default);

/**
 * The bar at the foot of the screen, while a statement is chosen. The choice is in the browser's storage, so the server renders nothing;
 * without one the bar's code is not loaded either.
 */
export function CompareBar() {
  const ids = useComparedIds();
  return ids.length > 0 ? <Bar ids={ids} /> : null;
}
