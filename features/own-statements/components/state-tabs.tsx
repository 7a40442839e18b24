'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { OwnState, OwnStatementCounts } from '@/lib/contracts/statements/own-statements';
import { formatNumber } from '@/lib/format/number';
import { type OwnListing, ownListingHref, tabsOf } from '../domain/listing';

type Props = { listing: OwnListing; counts: OwnStatementCounts | undefined };

/** The states as addresses, each with its count. */
export function StateTabs({ listing, counts }: Props) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const countOf = (state: OwnState | null) => (state === null ? counts?.total : counts?.states[state]);
  return (
    <nav
      aria-label={t('tabs')}
      className="border-b border-line max-md:-mx-4 max-md:mask-[linear-gradient(to_right,#000_calc(100%-24px),transparent)]"
    >
      <ul className="flex overflow-x-auto [scrollbar-width:none] max-md:pr-6 max-md:pl-2">
        {tabsOf(counts, listing.state).map((state) => {
          const isOpen = state === listing.state;
          const count = countOf(state);
          return (
            <li key={state ?? 'all'} className="shrink-0">
              <Link
                href={ownListingHref({ ...listing, state, page: 1 })}
                scroll={false}
                aria-current={isOpen ? 'page' : undefined}
                className={cn(
                  'type-ui relative flex h-12 items-center gap-2 px-4 whitespace-nowrap text-ink-2 transition hover:text-ink focus-visible:-outline-offset-2',
                  isOpen &&
                    "font-semibold text-brand-text after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:content-['']",
                )}
              >
                {t(state === null ? 'states.all' : `states.${state}`)}
                {count === undefined ? null : <span className="num type-xs text-ink-2">{formatNumber(count, locale)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
