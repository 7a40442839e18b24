import type { Locale } from '@/lib/contracts/common';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { SentenceChip } from '@/lib/contracts/sentence';
import {
  type BoundedName,
  boundedFilters,
  statementFlagNames,
  statementIdListNames,
} from '@/lib/contracts/statements/filter-query';
import { namesOf } from '@/lib/contracts/statements/filters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { formatArea, formatCeiling, formatNumber } from '@/lib/format/number';
import en from '@/messages/en/search.json';
import ka from '@/messages/ka/search.json';
import ru from '@/messages/ru/search.json';
import { fillTemplate } from '../auth/messenger';
import type { NamedPlace } from './items';

const messages = { ka, en, ru };
const ranges = namesOf(boundedFilters);
type RangeName = BoundedName;
const placeKinds: Record<NamedPlace['name'], string> = {
  cities: 'city',
  districts: 'district',
  urbans: 'urban',
  streets: 'street',
  metro_station_ids: 'metro',
  projects: 'complex',
};
/** Dictionaries of bare numbers, which mean nothing without their name. */
const counted = ['room_types', 'bedroom_types', 'bathroom_types'] as const;
const ownerDeveloper = 4;

export type ChipNames = {
  dictionaries: FilterParameters['dictionaries'];
  /** The name of a place by its kind and id, "urban-38". */
  placeName: (key: string) => string | undefined;
};

/** A price without a currency is a bare number: the visitor's currency is not known here. */
function formatBound(name: RangeName, value: number, currencyId: number | undefined, locale: Locale): string {
  if (name === 'area') return formatArea(value, locale);
  if (name === 'height') return formatCeiling(value, locale);
  if (name === 'floor' || currencyId === undefined) return formatNumber(value, locale);
  return name === 'price' ? formatPrice(value, currencyId, locale) : formatPricePerSqm(value, currencyId, locale);
}

function rangeChip(name: RangeName, filters: StatementFilters, locale: Locale): SentenceChip[] {
  const { range, sections, chips } = messages[locale];
  const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
  if (from === undefined && to === undefined) return [];
  const bound = (value: number) => formatBound(name, value, filters.currency_id, locale);
  let text = bound(to ?? from ?? 0);
  if (from === undefined) text = fillTemplate(range.to, { value: text });
  else if (to === undefined) text = fillTemplate(range.from, { value: text });
  else if (from !== to) text = fillTemplate(range.between, { from: formatNumber(from, locale), to: text });
  const isBare = name === 'price' || name === 'square_price';
  if (name === 'floor' || name === 'height') text = fillTemplate(chips[name], { range: text });
  else if (isBare && filters.currency_id === undefined) text = `${sections[name]}: ${text}`;
  const currency = isBare && filters.currency_id !== undefined ? (['currency_id'] as const) : [];
  return [{ names: [`${name}_from`, `${name}_to`, ...currency], id: null, label: text }];
}

/** What was understood, one chip for each condition, in the order of the list's own chips. */
export function toSentenceChips(filters: StatementFilters, names: ChipNames, locale: Locale): SentenceChip[] {
  const { sections, chips, flags } = messages[locale];
  const optionName = (list: string, id: number) =>
    names.dictionaries[list]?.find((option) => option.id === id)?.display_names[locale];
  const lists = statementIdListNames.flatMap((list): SentenceChip[] => {
    const ids = filters[list] ?? [];
    if (ids.length === 0) return [];
    const kind = placeKinds[list as NamedPlace['name']];
    if (kind) {
      return ids.map((id) => {
        const name = names.placeName(`${kind}-${id}`) ?? chips.unknown_place;
        return { names: [list], id, label: kind === 'metro' ? fillTemplate(chips.metro, { name }) : name };
      });
    }
    const texts = ids.map((id) => optionName(list, id) ?? chips.other);
    const section = counted.find((name) => name === list);
    // Members of these are alternatives that one word means.
    if (section) return [{ names: [list], id: null, label: `${sections[section]}: ${texts.join(', ')}` }];
    if (list === 'owner_types' && ids.includes(ownerDeveloper)) return [{ names: [list], id: null, label: chips.developer }];
    return ids.map((id, index) => ({ names: [list], id, label: texts[index] ?? '' }));
  });
  const minutes = filters.metro_minutes_to;
  const walk: SentenceChip[] =
    minutes === undefined
      ? []
      : [
          {
            names: ['metro_minutes_to'],
            id: null,
            label: fillTemplate(chips.metro_minutes, { minutes: formatNumber(minutes, locale) }),
          },
        ];
  const flagChips = statementFlagNames.flatMap((name): SentenceChip[] =>
    filters[name] ? [{ names: [name], id: null, label: flags[name] }] : [],
  );
  return [...lists, ...walk, ...ranges.flatMap((name) => rangeChip(name, filters, locale)), ...flagChips];
}
