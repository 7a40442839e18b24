'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import { useViewedStatements } from '@/lib/stores/lists/seen-statements';

const RecentlyViewedClient = clientOnlyComponent(async () => (await import('./recently-viewed.client')).default);

/** The rail of the statements opened last. Its code is loaded only when there are any. */
export function RecentlyViewed({ className }: { className?: string }) {
  const viewed = useViewedStatements();
  if (viewed.length === 0) return null;
  return <RecentlyViewedClient ids={viewed.map(({ id }) => id)} className={className} />;
}
