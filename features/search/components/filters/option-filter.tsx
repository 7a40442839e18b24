'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chip } from '@/components/ui/buttons/chip';
import type { FilterParameters, Option } from '@/lib/contracts/parameters';
import { formatNumber } from '@/lib/format/number';
import { chooseDeal, chooseTypes } from '../../domain/filters/offered-filters';
import type { FilterDraft } from './use-filter-draft';

/** Long lists show this many and fold the rest; a list that is barely longer is shown whole. */
const shownCount = 12;
const spareCount = 3;

type Props = {
  options: Option[];
  chosen: number[];
  onChange: (ids: number[]) => void;
  /** A second press of a single choice removes it. */
  isSingle?: boolean;
  /** How many statements each option would leave, by its id. */
  counts?: Record<string, number> | undefined;
};

/** The entries of a dictionary as toggle chips. */
export function OptionFilter({ options, chosen, onChange, isSingle = false, counts }: Props) {
  const t = useTranslations('search.panel');
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = options.length > shownCount + spareCount;
  // Chosen options are never folded away.
  const shown = isLong && !isWhole ? options.filter(({ id }, index) => index < shownCount || chosen.includes(id)) : options;
  const toggle = (id: number, isOn: boolean) => {
    const others = isSingle ? [] : chosen.filter((other) => other !== id);
    onChange(isOn ? [...others, id] : others);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map(({ id, display_names }) => (
        <Chip
          key={id}
          isSelected={chosen.includes(id)}
          onSelectedChange={(isOn) => toggle(id, isOn)}
          note={counts && !chosen.includes(id) ? formatNumber(counts[id] ?? 0, locale) : undefined}
        >
          {display_names[locale]}
        </Chip>
      ))}
      {isLong ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="type-ui min-h-11 rounded-full px-3 text-link hover:underline lg:min-h-10"
        >
          {isWhole ? t('less') : t('more', { count: options.length - shown.length })}
        </button>
      ) : null}
    </div>
  );
}

type DealFilterProps = { parameters: FilterParameters; draft: FilterDraft };

/** One deal or any; choices that do not apply to the deal are dropped from the draft. */
export function DealFilter({ parameters, draft }: DealFilterProps) {
  return (
    <OptionFilter
      isSingle
      options={parameters.dictionaries.deal_types ?? []}
      chosen={draft.filters.deal_types ?? []}
      onChange={([id = null]) => draft.replace(chooseDeal(parameters, draft.filters, id))}
    />
  );
}

/** Any number of types; choices that apply to none of them are dropped from the draft. */
export function TypeFilter({ parameters, draft }: DealFilterProps) {
  return (
    <OptionFilter
      options={parameters.dictionaries.real_estate_types ?? []}
      chosen={draft.filters.real_estate_types ?? []}
      onChange={(ids) => draft.replace(chooseTypes(parameters, draft.filters, ids))}
    />
  );
}
