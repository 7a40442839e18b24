'use client';

import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ClockCounterClockwise';
import { useLocale, useTranslations } from 'next-intl';
import type { SuggestionKind } from '@/lib/contracts/locations';
import type { SelectedPlace } from '@/lib/domain/place/place-selection';
import { clearRecentPlaces, useRecentPlaces } from '@/lib/stores/lists/recent-places';
import { toSelectedPlace } from './suggestion-groups';
import { SuggestionRow } from './suggestion-row';
import { ofKinds, usePlacesByKey } from './use-place-suggestions';

type Props = {
  /** What may be chosen; everything without it. */
  kinds?: readonly SuggestionKind[];
  onAdd: (place: SelectedPlace) => void;
};

/** The places that were found last, and how to write a query. */
export function RecentPlaces({ kinds, onAdd }: Props) {
  const t = useTranslations('place');
  const common = useTranslations('common');
  const locale = useLocale();
  const recent = ofKinds(usePlacesByKey(useRecentPlaces()), kinds);
  return (
    <div className="flex flex-col gap-3">
      {recent.length > 0 ? (
        <section aria-label={t('recent')}>
          <div className="flex min-h-9 items-center justify-between gap-2 px-3">
            <span aria-hidden="true" className="type-xs text-ink-2">
              {t('recent')}
            </span>
            <button
              type="button"
              onClick={clearRecentPlaces}
              className="type-xs min-h-9 rounded-sm font-medium text-link hover:underline"
            >
              {common('clear')}
            </button>
          </div>
          {recent.map((suggestion) => (
            <button
              key={`${suggestion.kind}-${suggestion.id}`}
              type="button"
              onClick={() => {
                const place = toSelectedPlace(suggestion, locale);
                if (place) onAdd(place);
              }}
              className="type-ui flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-normal transition hover:bg-tuff-100 focus-visible:-outline-offset-2 max-lg:min-h-14"
            >
              <SuggestionRow suggestion={suggestion} typed="" icon={ClockCounterClockwiseIcon} />
            </button>
          ))}
        </section>
      ) : null}
      <p className="type-xs px-3 py-2 text-ink-3">{t('search_hint')}</p>
    </div>
  );
}
