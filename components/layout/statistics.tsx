'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const visitKey = 'visit-counted';

/** Counts the visit once in a tab; without storage it is not counted. */
function countVisit(): void {
  try {
    if (window.sessionStorage.getItem(visitKey)) return;
    window.sessionStorage.setItem(visitKey, '1');
    navigator.sendBeacon?.('/api/v1/visits');
  } catch {
    // Storage is disabled.
  }
}

/** Counts the visit and notes the pages that are seen. Its code is fetched after the page. */
export function Statistics() {
  const pathname = usePathname();
  useEffect(countVisit, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is a new page.
  useEffect(() => {
    import('@/lib/analytics/data-layer').then(({ trackEvent }) => trackEvent('page_view')).catch(() => null);
  }, [pathname]);
  return null;
}
