'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { comparePath } from '@/lib/routes/addresses/compare-address';
import { useComparedIds } from '@/lib/stores/lists/compared-statements';

/** An address without ids leads to the statements that were chosen in this browser. */
export function StoredComparison() {
  const [router, locale, ids] = [useRouter(), useLocale(), useComparedIds()];
  useEffect(() => {
    if (ids.length > 0) router.replace(comparePath(locale, ids));
  }, [ids, locale, router]);
  return null;
}
