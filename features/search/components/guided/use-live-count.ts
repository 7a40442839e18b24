'use client';

import { useEffect, useState } from 'react';
import { useDebounced } from '@/lib/use-debounced';
import type { GuidedCount } from '../../queries/guided-count';

const debounceMs = 400;

/**
 * The number of results of the filters in a form. The last one stays until the next is known, and after a failure.
 * @param initial the count of the filters that the page was rendered with
 * @param query the fields of the form as in an address; null while they are as rendered
 */
export function useLiveCount(initial: GuidedCount | null, query: string | null): GuidedCount | null {
  const settled = useDebounced(query, debounceMs);
  const [count, setCount] = useState(initial);
  useEffect(() => {
    if (settled === null) return;
    const aborter = new AbortController();
    const load = async () => {
      const { countGuidedQuery } = await import('../../queries/guided-count');
      const found = await countGuidedQuery(settled, aborter.signal);
      if (!aborter.signal.aborted) setCount(found);
    };
    load().catch(() => null);
    return () => aborter.abort();
  }, [settled]);
  return count;
}
