'use client';

import { useLocale } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { useLastSearches } from '@/lib/stores/lists/last-searches';

const shownMax = 4;

/** The recent searches of this browser or the account. */
export function RecentSearchLinks({ label }: { label: string }) {
  const locale = useLocale();
  const searches = useLastSearches().slice(0, shownMax);
  if (searches.length === 0) return null;
  return (
    <nav aria-label={label} className="flex items-center gap-3">
      <span className="type-sm shrink-0 text-ink-2 max-lg:hidden">{label}</span>
      <ul className="flex gap-2 lg:flex-wrap">
        {searches.map((search) => (
          <li key={search.addresses.ka} className="shrink-0 lg:max-w-90">
            <Link
              href={search.addresses[locale]}
              className="type-sm flex min-h-10 max-w-80 items-center gap-2 rounded-full px-3.5 font-medium inset-ring inset-ring-tuff-300 hover:bg-tuff-50 max-lg:min-h-11"
            >
              <SpriteIcon name="clock" className="size-4 shrink-0" />
              <span className="truncate">{search.words[locale]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
