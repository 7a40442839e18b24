'use client';

import { BuildingApartmentIcon } from '@phosphor-icons/react/dist/ssr/BuildingApartment';
import { CityIcon } from '@phosphor-icons/react/dist/ssr/City';
import { HashIcon } from '@phosphor-icons/react/dist/ssr/Hash';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { SignpostIcon } from '@phosphor-icons/react/dist/ssr/Signpost';
import { TrainSimpleIcon } from '@phosphor-icons/react/dist/ssr/TrainSimple';
import { useLocale, useTranslations } from 'next-intl';
import type { PlaceSuggestion, SuggestionKind } from '@/lib/contracts/locations';
import { typedRanges } from '@/lib/domain/place/typed-match';
import { formatNumber } from '@/lib/format/number';

export const kindIcons: Record<SuggestionKind, typeof MapPinIcon> = {
  city: CityIcon,
  district: MapTrifoldIcon,
  urban: MapPinIcon,
  street: SignpostIcon,
  metro: TrainSimpleIcon,
  complex: BuildingApartmentIcon,
  statement: HashIcon,
};

const romanQuarters = ['I', 'II', 'III', 'IV'];

/** A name with its typed letters in bold. */
function TypedName({ name, typed }: { name: string; typed: string }) {
  const ranges = typedRanges(name, typed);
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {name.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <b className="font-bold">{name.slice(start, end)}</b>
        </span>
      ))}
      {name.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

function useContextLine({ kind, context, handover }: PlaceSuggestion): string {
  const t = useTranslations('place');
  const locale = useLocale();
  const around = context[locale];
  if (kind === 'metro') return t('metro_context');
  if (kind !== 'complex') return around;
  const quarter = handover ? romanQuarters[handover.quarter - 1] : undefined;
  const state = handover && quarter ? t('handover', { year: String(handover.year), quarter }) : t('handed_over');
  return `${around.split(', ')[0]} · ${state}`;
}

/** A suggestion's name, its place, and the number of its statements. */
export function SuggestionRow({
  suggestion,
  typed,
  icon,
}: {
  suggestion: PlaceSuggestion;
  typed: string;
  icon?: typeof MapPinIcon;
}) {
  const locale = useLocale();
  const line = useContextLine(suggestion);
  const Icon = icon ?? kindIcons[suggestion.kind];
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <TypedName name={suggestion.display_names[locale]} typed={typed} />
        </span>
        {line ? <span className="type-xs block truncate text-ink-3">{line}</span> : null}
      </span>
      {suggestion.kind === 'statement' ? null : (
        <span className="num type-sm shrink-0 text-ink-2">{formatNumber(suggestion.count, locale)}</span>
      )}
    </>
  );
}
