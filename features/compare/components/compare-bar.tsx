'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import { useComparedIds } from '@/lib/stores/lists/compared-statements';

const Bar = clientOnlyComponent(async () => (await import('./compare-bar.client')).default);

/**
 * The bar at the foot of the screen, as long as a statement is chosen. The browser holds the choice, so the server renders nothing; who
 * has chosen nothing does not load the bar either.
 */
export function CompareBar() {
  const ids = useComparedIds();
  return ids.length > 0 ? <Bar ids={ids} /> : null;
}
