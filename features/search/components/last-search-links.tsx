'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { useLastSearches } from '@/lib/stores/lists/last-searches';

/** The visitor's recent searches, below a list without filters. */
export function LastSearchLinks() {
  const t = useTranslations('search');
  const locale = useLocale();
  const searches = useLastSearches();
  if (searches.length === 0) return null;
  return (
    <nav aria-label={t('last')} className="mt-8 min-w-0 print:hidden">
      <p aria-hidden="true" className="type-label mb-2 text-ink-2">
        {t('last')}
      </p>
      <ul className="flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap">
        {searches.map(({ words, addresses }) => (
          <li key={addresses.ka} className="max-w-full shrink-0">
            <a
              href={addresses[locale]}
              className="type-sm inline-flex min-h-11 max-w-80 items-center gap-2 rounded-full px-3.5 inset-ring inset-ring-tuff-300 transition hover:bg-tuff-50 lg:min-h-10"
            >
              <SpriteIcon name="clock" className="size-4 shrink-0 text-ink-2" />
              <span className="truncate">{words[locale]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
