'use client';

import dynamic from 'next/dynamic';
import { useViewedStatements } from '@/lib/stores/seen-statements';

const RecentlyViewedClient = dynamic(() => import('./recently-viewed.client'), { ssr: false });

/** The rail of what this visitor opened last; its code is loaded only by browsers that have any. */
export function RecentlyViewed({ className }: { className?: string }) {
  const viewed = useViewedStatements();
  if (viewed.length === 0) return null;
  return <RecentlyViewedClient ids={viewed.map(({ id }) => id)} className={className} />;
}
