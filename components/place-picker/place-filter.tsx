'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { useCities } from '@/lib/api/places/cities';
import { useChoiceCounts } from '@/lib/api/statements/use-choice-counts';
import { useStatementCount } from '@/lib/api/statements/use-statement-count';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PlaceSelection, SelectedPlace } from '@/lib/domain/place/place-selection';
import { withSentence } from '@/lib/domain/statement/sentence-filters';
import { formatNumber } from '@/lib/format/number';
import { useCurrency } from '@/lib/stores/currency';
import type { PlaceKey } from '@/lib/stores/lists/recent-places';
import { PlacePicker } from './place-picker';
import { PlaceSearch } from './place-search';
import { PlaceTools } from './place-tools';
import { addPlace, buildPlaceTree, type PlaceCounts, withCounts } from './place-tree';
import { RecentPlaces } from './recent-places';
import { usePlacesByKey } from './use-place-suggestions';
import type { ReadSentence } from './use-sentence';

interface PlaceFilterProps {
  /** A button. */
  trigger: ReactElement;
  /** Names the panel and the sheet; "Where are you looking?" without it. */
  title?: string;
  value: PlaceSelection;
  /** Every press. */
  onChange: (selection: PlaceSelection) => void;
  /** The filters of the list with these places: its statements are counted on the button. */
  filtersOf: (selection: PlaceSelection) => StatementFilters;
  onSubmit?: () => void;
  /** Whether the button opens the list; else it only chooses. */
  opensList?: boolean | undefined;
  /** Receives the filters, those of a whole sentence included; without it only places are found. */
  onSentence?: ((filters: StatementFilters) => void) | undefined;
  onOpenChange?: (isOpen: boolean) => void;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean | undefined;
}

/** The label of a button and how many statements it leads to. */
function CountedLabel({ label, filters }: { label: string; filters: StatementFilters }) {
  const locale = useLocale();
  const count = useStatementCount(filters);
  return (
    <span className="num" aria-live="polite">
      {count === undefined ? label : `${label} · ${formatNumber(count, locale)}`}
    </span>
  );
}

/** The label of the picker's button: "Choose · 5,212", or "Show 5,212 listings" where it opens the list. */
function SubmitLabel({ filters, opensList }: { filters: StatementFilters; opensList: boolean }) {
  const t = useTranslations('place');
  const locale = useLocale();
  const count = useStatementCount(filters);
  if (!opensList || count === undefined) return <CountedLabel label={t('choose')} filters={filters} />;
  return (
    <span className="num" aria-live="polite">
      {t('show', { count, shown: formatNumber(count, locale) })}
    </span>
  );
}

/** Statements of the search by place, as if no place were chosen; counted while the picker is open. */
function usePlaceCounts(filters: StatementFilters, isOpen: boolean): PlaceCounts {
  return {
    city: useChoiceCounts('cities', filters, isOpen),
    district: useChoiceCounts('districts', filters, isOpen),
    urban: useChoiceCounts('urbans', filters, isOpen),
  };
}

/** In place of the columns while the cities are not there. */
function CitiesState({ query }: { query: ReturnType<typeof useCities> }) {
  const t = useTranslations();
  return (
    <div className="p-3">
      <QueryBoundary query={query} failedText={t('place.failed')} retryLabel={t('common.retry')}>
        {() => null}
      </QueryBoundary>
    </div>
  );
}

/** The place of a search: several places of one city, and any streets, stations and complexes, by columns or by name. */
export function PlaceFilter({ title, value, onChange, filtersOf, onSentence, opensList = false, ...picker }: PlaceFilterProps) {
  const t = useTranslations();
  const locale = useLocale();
  const cities = useCities();
  const [isOpen, setIsOpen] = useState(picker.isInitiallyOpen ?? false);
  const places = useMemo(() => buildPlaceTree(cities.data ?? [], locale), [cities.data, locale]);
  const counts = usePlaceCounts(filtersOf([]), isOpen);
  const tree = withCounts(places, counts, (count) => formatNumber(count, locale));
  const known = usePlacesByKey(value.map(({ kind, id }): PlaceKey => `${kind}-${id}`));
  const add = (place: SelectedPlace) => onChange(addPlace(tree, value, place));
  const { currencyId } = useCurrency();
  const [sentence, setSentence] = useState<ReadSentence | null>(null);
  const filtersWith = (said: ReadSentence) => withSentence(filtersOf(value), said, currencyId);
  const removeLast = () => {
    if (value.length > 0) onChange(value.slice(0, -1));
  };
  const search = (columns: ReactNode, close: () => void) => (
    <PlaceSearch
      onAdd={add}
      onRemoveLast={removeLast}
      aside={<RecentPlaces onAdd={add} />}
      sentence={
        onSentence && {
          onRead: setSentence,
          onSubmit: (said) => {
            close();
            onSentence(filtersWith(said));
          },
        }
      }
      tools={(onNumber) => <PlaceTools filters={filtersOf([])} onNumber={onNumber} onClose={close} />}
    >
      {cities.data ? columns : <CitiesState query={cities} />}
    </PlaceSearch>
  );
  return (
    <PlacePicker
      {...picker}
      onOpenChange={(isNowOpen) => {
        setIsOpen(isNowOpen);
        picker.onOpenChange?.(isNowOpen);
      }}
      title={title ?? t('place.search_title')}
      tree={tree}
      choice="multiple"
      selection={value}
      onSelectionChange={onChange}
      search={search}
      known={known}
      onSubmit={sentence && onSentence ? () => onSentence(filtersWith(sentence)) : picker.onSubmit}
      submitLabel={
        <SubmitLabel filters={sentence ? filtersWith(sentence) : filtersOf(value)} opensList={opensList || sentence !== null} />
      }
    />
  );
}
