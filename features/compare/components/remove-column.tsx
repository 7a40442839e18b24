'use client';

import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { comparePath } from '@/lib/routes/addresses/compare-address';
import { removeCompared } from '@/lib/stores/lists/compared-statements';

type Props = { id: number; ids: readonly number[]; label: string; children: ReactNode };

/** Leads to the comparison without a statement, which is then no longer chosen in this browser. */
export function RemoveColumn({ id, ids, label, children }: Props) {
  const locale = useLocale();
  const others = ids.filter((other) => other !== id);
  return (
    <Link
      href={comparePath(locale, others)}
      replace
      scroll={false}
      aria-label={label}
      onClick={() => removeCompared(id)}
      className="hit absolute top-1.5 right-4 flex size-7 items-center justify-center rounded-full bg-white text-ink shadow-sh-2 hover:bg-tuff-100 lg:top-2 lg:size-9 print:hidden"
    >
      {children}
    </Link>
  );
}
