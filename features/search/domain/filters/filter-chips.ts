import { statementFlagNames, statementIdListNames } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PlaceLevel } from '@/lib/domain/place/place-index';
import {
  changeFilters,
  type FlagName,
  type IdListName,
  isOptionSection,
  type OptionSectionName,
  type RangeSectionName,
  rangeSectionNames,
} from './filter-sections';

type OptionListName = OptionSectionName | 'deal_types' | 'real_estate_types';

/** The filter that one chip shows; the search formatter gives its text. */
export type ChipSubject =
  | { kind: 'option'; name: OptionListName; id: number }
  | { kind: 'place'; level: PlaceLevel; id: number }
  | { kind: 'street'; id: number }
  | { kind: 'complex'; id: number }
  | { kind: 'range'; name: RangeSectionName; from: number | undefined; to: number | undefined }
  | { kind: 'walk'; minutes: number }
  | { kind: 'flag'; name: FlagName }
  | { kind: 'keyword'; text: string }
  | { kind: 'bounds' }
  /** An area that the visitor drew, the number of several. */
  | { kind: 'drawn'; number: number | null }
  | { kind: 'other'; name: IdListName };

export type FilterChip = {
  key: string;
  subject: ChipSubject;
  /** The filters without the chip. */
  without: StatementFilters;
};

/** Lists whose entries have names that are shown to visitors, in the order of their chips. */
const namedLists = [
  'deal_types',
  'real_estate_types',
  'cities',
  'districts',
  'urbans',
  'streets',
  'grouped_streets',
  'metro_station_ids',
  'projects',
] as const;

function subjectOf(name: IdListName, id: number): ChipSubject {
  if (name === 'cities' || name === 'districts' || name === 'urbans' || name === 'metro_station_ids')
    return { kind: 'place', level: name, id };
  if (name === 'streets' || name === 'grouped_streets') return { kind: 'street', id };
  if (name === 'projects') return { kind: 'complex', id };
  if (name === 'deal_types' || name === 'real_estate_types' || isOptionSection(name)) return { kind: 'option', name, id };
  return { kind: 'other', name };
}

function listChips(filters: StatementFilters, name: IdListName): FilterChip[] {
  const ids = [...new Set(filters[name])];
  const [first] = ids;
  if (first === undefined) return [];
  // Ids without such a name share one chip.
  if (subjectOf(name, first).kind === 'other')
    return [{ key: name, subject: { kind: 'other', name }, without: changeFilters(filters, { [name]: undefined }) }];
  return ids.map((id) => ({
    key: `${name}-${id}`,
    subject: subjectOf(name, id),
    without: changeFilters(filters, { [name]: ids.filter((other) => other !== id) }),
  }));
}

function rangeChips(filters: StatementFilters): FilterChip[] {
  return rangeSectionNames.flatMap((name) => {
    const from = filters[`${name}_from`];
    const to = filters[`${name}_to`];
    if (from === undefined && to === undefined) return [];
    const without = changeFilters(filters, { [`${name}_from`]: undefined, [`${name}_to`]: undefined });
    return [{ key: name, subject: { kind: 'range', name, from, to }, without }];
  });
}

function drawnChips(filters: StatementFilters): FilterChip[] {
  const areas = filters.drawn_areas ?? [];
  return areas.map((_, index) => ({
    key: `drawn_areas-${index}`,
    subject: { kind: 'drawn', number: areas.length > 1 ? index + 1 : null },
    without: changeFilters(filters, { drawn_areas: areas.filter((_area, other) => other !== index) }),
  }));
}

/** The filters as chips: deal, type and place first, then ranges, lists, flags and the keyword. Removing one opens the first page. */
export function buildFilterChips(filters: StatementFilters): FilterChip[] {
  const { q, bounds, metro_minutes_to: minutes } = filters;
  const otherLists = statementIdListNames.filter((name) => !(namedLists as readonly string[]).includes(name));
  const flags = statementFlagNames.filter((name) => filters[name]);
  return [
    ...namedLists.flatMap((name) => listChips(filters, name)),
    ...(minutes === undefined
      ? []
      : [
          {
            key: 'metro_minutes_to',
            subject: { kind: 'walk' as const, minutes },
            without: changeFilters(filters, { metro_minutes_to: undefined }),
          },
        ]),
    ...rangeChips(filters),
    ...otherLists.flatMap((name) => listChips(filters, name)),
    ...flags.map(
      (name): FilterChip => ({
        key: name,
        subject: { kind: 'flag', name },
        without: changeFilters(filters, { [name]: undefined }),
      }),
    ),
    ...(q
      ? [{ key: 'q', subject: { kind: 'keyword' as const, text: q }, without: changeFilters(filters, { q: undefined }) }]
      : []),
    ...(bounds
      ? [{ key: 'bounds', subject: { kind: 'bounds' as const }, without: changeFilters(filters, { bounds: undefined }) }]
      : []),
    ...drawnChips(filters),
  ];
}
