'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { placeTreeOf } from '@/components/place-picker/gazetteer-tree';
import { PlacePicker } from '@/components/place-picker/place-picker';
import { useCities } from '@/lib/api/cities';
import { useStatementCount } from '@/lib/api/use-statement-count';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { formatNumber } from '@/lib/format/number';
import { filtersFromSelection, selectionFromFilters } from '../../../../components/place-picker/filter-selection';
import { StreetAutocomplete } from '../../../../components/place-picker/street-autocomplete';
import { changeFilters } from '../../domain/filter-sections';
import { QueryBoundary } from './query-boundary';

type Street = { id: number; name: string };
type Props = {
  trigger: ReactElement;
  filters: StatementFilters;
  streets: Street[];
  /** Gets the filters with the chosen places, and the names of the chosen streets. */
  onApply: (filters: StatementFilters, streets: Street[]) => void;
  isInitiallyOpen?: boolean;
};

const chosenStreets = ({ streets = [], grouped_streets = [] }: StatementFilters): number[] => [
  ...new Set([...streets, ...grouped_streets]),
];

function SubmitText({ filters }: { filters: StatementFilters }): ReactNode {
  const t = useTranslations('search.place');
  const locale = useLocale();
  const count = useStatementCount(filters);
  return (
    <span className="num" aria-live="polite">
      {count === undefined ? t('choose') : `${t('choose')} · ${formatNumber(count, locale)}`}
    </span>
  );
}

/** The picker of city, district, neighbourhood and street; what is chosen counts when its button is pressed. */
export function PlaceFilter({ trigger, filters, streets, onApply, isInitiallyOpen }: Props) {
  const t = useTranslations('search');
  const common = useTranslations('common');
  const locale = useLocale();
  const cities = useCities();
  const [draft, setDraft] = useState(filters);
  const [knownStreets, setKnownStreets] = useState(streets);
  const tree = useMemo(() => placeTreeOf(cities.data ?? [], locale), [cities.data, locale]);
  const selection = selectionFromFilters(draft, cities.data ?? []);
  const chosen = chosenStreets(draft);

  const chooseStreets = (ids: number[]) => setDraft(changeFilters(draft, { streets: ids, grouped_streets: [] }));
  const search = (
    <>
      <StreetAutocomplete
        cityId={selection[0][0] === undefined ? undefined : Number(selection[0][0])}
        chosen={knownStreets.filter(({ id }) => chosen.includes(id))}
        onAdd={(street) => {
          setKnownStreets([...knownStreets, street]);
          chooseStreets([...chosen, street.id]);
        }}
        onRemove={(id) => chooseStreets(chosen.filter((other) => other !== id))}
      />
      {cities.data ? null : (
        <div className="p-3">
          <QueryBoundary query={cities}>{() => null}</QueryBoundary>
        </div>
      )}
    </>
  );
  return (
    <PlacePicker
      trigger={trigger}
      isInitiallyOpen={isInitiallyOpen}
      tree={tree}
      selection={selection}
      onSelectionChange={(next) => setDraft(changeFilters(draft, filtersFromSelection(next)))}
      onSubmit={() => onApply(draft, knownStreets)}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        setDraft(filters);
        setKnownStreets(streets);
      }}
      search={search}
      labels={{
        title: t('place.title'),
        levels: [t('place.city'), t('place.district'), t('place.urban')],
        open: (name) => t('place.open', { name }),
        remove: (name) => t('place.remove', { name }),
        clear: t('clear'),
        submit: <SubmitText filters={draft} />,
        back: common('back'),
        close: common('close'),
      }}
    />
  );
}
