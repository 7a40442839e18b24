'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { PlacePicker } from '@/components/ui/place-picker';
import { useCities } from '@/lib/api/cities';
import { useStatementCount } from '@/lib/api/use-statement-count';
import type { StatementFilters } from '@/lib/contracts/statement-filters';
import { formatNumber } from '@/lib/format/number';
import { placeTreeOf } from '@/lib/format/place-tree';
import { changeFilters } from '../domain/filter-sections';
import { placeFiltersOf, selectionOf } from '../domain/place-selection';
import { ParametersGate } from './parameters-gate';
import { StreetFilter } from './street-filter';

type Street = { id: number; name: string };
type Props = {
  trigger: ReactElement;
  filters: StatementFilters;
  streets: Street[];
  /** Gets the filters with the chosen places, and the names of the chosen streets. */
  onApply: (filters: StatementFilters, streets: Street[]) => void;
  isOpenAtFirst?: boolean;
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
export function PlaceFilter({ trigger, filters, streets, onApply, isOpenAtFirst }: Props) {
  const t = useTranslations('search');
  const common = useTranslations('common');
  const locale = useLocale();
  const cities = useCities();
  const [draft, setDraft] = useState(filters);
  const [knownStreets, setKnownStreets] = useState(streets);
  const tree = useMemo(() => placeTreeOf(cities.data ?? [], locale), [cities.data, locale]);
  const selection = selectionOf(draft, cities.data ?? []);
  const chosen = chosenStreets(draft);

  const chooseStreets = (ids: number[]) => setDraft(changeFilters(draft, { streets: ids, grouped_streets: [] }));
  const search = (
    <>
      <StreetFilter
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
          <ParametersGate query={cities}>{() => null}</ParametersGate>
        </div>
      )}
    </>
  );
  return (
    <PlacePicker
      trigger={trigger}
      isOpenAtFirst={isOpenAtFirst}
      tree={tree}
      selection={selection}
      onSelectionChange={(next) => setDraft(changeFilters(draft, placeFiltersOf(next)))}
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
