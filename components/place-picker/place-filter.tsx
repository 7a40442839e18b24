'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactElement, useMemo } from 'react';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { useCities } from '@/lib/api/cities';
import { useStatementCount } from '@/lib/api/use-statement-count';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { type PlaceSelection, selectedStreets } from '@/lib/domain/place/place-selection';
import { formatNumber } from '@/lib/format/number';
import { PlacePicker } from './place-picker';
import { PlaceSearch } from './place-search';
import { addPlace, buildPlaceTree } from './place-tree';

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
  onOpenChange?: (isOpen: boolean) => void;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean | undefined;
}

function SubmitLabel({ filters }: { filters: StatementFilters }) {
  const t = useTranslations('place');
  const locale = useLocale();
  const count = useStatementCount(filters);
  return (
    <span className="num" aria-live="polite">
      {count === undefined ? t('choose') : `${t('choose')} · ${formatNumber(count, locale)}`}
    </span>
  );
}

/** The place of a search: several places of one city and any streets, by columns or by name. */
export function PlaceFilter({ title, value, onChange, filtersOf, ...picker }: PlaceFilterProps) {
  const t = useTranslations();
  const locale = useLocale();
  const cities = useCities();
  const tree = useMemo(() => buildPlaceTree(cities.data ?? [], locale), [cities.data, locale]);
  const search = (
    <>
      <PlaceSearch
        streets={selectedStreets(value).filter(({ name }) => name !== '')}
        onAdd={(place) => onChange(addPlace(tree, value, place))}
        onRemoveStreet={(id) => onChange(value.filter((place) => place.kind !== 'street' || place.id !== id))}
      />
      {cities.data ? null : (
        <div className="p-3">
          <QueryBoundary query={cities} failedText={t('place.failed')} retryLabel={t('common.retry')}>
            {() => null}
          </QueryBoundary>
        </div>
      )}
    </>
  );
  return (
    <PlacePicker
      {...picker}
      title={title ?? t('place.search_title')}
      tree={tree}
      choice="multiple"
      selection={value}
      onSelectionChange={onChange}
      search={search}
      submitLabel={<SubmitLabel filters={filtersOf(value)} />}
    />
  );
}
