import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/contracts/common';
import type { Complex, GroupedStreet } from '@/lib/contracts/locations';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { isDealTypeId, isRealEstateTypeId, roomCountOf } from '@/lib/domain/statement/market-ids';
import { buildListTitle } from '@/lib/format/list-title';
import { formatPrice, formatPricePerSqm, formatPriceShort } from '@/lib/format/money';
import { formatArea, formatCeiling, formatNumber, NBSP } from '@/lib/format/number';
import type { ChipSubject } from './domain/filters/filter-chips';
import type { RangeSectionName } from './domain/filters/filter-sections';
import { titlePlaceIn } from './domain/title-place';

/** Smaller prices are short enough. */
const shortFrom = 10_000;

/** Whether three digits and a unit ("800 тыс.") give the exact price. */
const isRound = (price: number): boolean => price >= shortFrom && Number(price.toPrecision(3)) === price;

/**
 * A range of two round prices, abbreviated: "140–800 ათ. ₾", "₾140K–₾800K", "800 тыс.–1,2 млн ₾".
 * @param low in whole currency units, like high
 * @returns null where an abbreviation would not be exact
 */
export function formatShortPriceRange(low: number, high: number, currencyId: number, locale: Locale): string | null {
  if (!isRound(low) || !isRound(high)) return null;
  const [from, to] = [formatPriceShort(low, currencyId, locale), formatPriceShort(high, currencyId, locale)];
  if (locale === 'en') return `${from}–${to}`;
  const [figures = '', unit = ''] = from.split(NBSP);
  // The currency sign, and a unit that both prices share, appear once, at the end.
  return `${to.includes(NBSP + unit + NBSP) ? figures : figures + NBSP + unit}–${to}`;
}

export type SearchTranslator = ReturnType<typeof useTranslations<'search'>>;

/** The names behind the chosen ids. */
export type SearchNames = {
  dictionaries: FilterParameters['dictionaries'];
  places: Pick<PlaceIndex, 'find'>;
  streets: GroupedStreet[];
  complexes: readonly Pick<Complex, 'id' | 'display_names'>[];
};

/** Dictionaries of bare numbers, which mean nothing outside their section. */
const countedLists = ['room_types', 'bedroom_types', 'bathroom_types', 'daily_rent_types'] as const;
type CountedList = (typeof countedLists)[number];
const isCounted = (name: string): name is CountedList => (countedLists as readonly string[]).includes(name);

const single = (ids: number[] | undefined): number | undefined => (ids?.length === 1 ? ids[0] : undefined);

/** Formats searches in one language: titles, chips and the labels of the filter bar. */
export function createSearchFormatter(locale: Locale, t: SearchTranslator, names: SearchNames) {
  const { dictionaries, places, streets, complexes } = names;
  const nameOf = (list: string, id: number): string | undefined =>
    dictionaries[list]?.find((option) => option.id === id)?.display_names[locale];

  const formatOption = (list: string, id: number): string => {
    const name = nameOf(list, id) ?? t('chips.other');
    if (!isCounted(list)) return list === 'area_types' ? t('chips.area_types', { name }) : name;
    const count = list === 'room_types' ? (roomCountOf(id) ?? 0) : Number.parseInt(name, 10) || 0;
    return t(`chips.${list}`, { count, name });
  };

  /** "2 ოთახი", "2, 3 ოთახი"; null for none. */
  const formatRooms = (ids: number[]): string | null => {
    const [first] = ids;
    if (first === undefined) return null;
    const names = ids.map((id) => nameOf('room_types', id) ?? t('chips.other')).join(', ');
    return ids.length === 1 ? formatOption('room_types', first) : t('chips.rooms', { names });
  };

  const formatBound = (section: RangeSectionName, value: number, currencyId: number): string => {
    if (section === 'price') return formatPrice(value, currencyId, locale);
    if (section === 'square_price') return formatPricePerSqm(value, currencyId, locale);
    if (section === 'area') return formatArea(value, locale);
    return section === 'height' ? formatCeiling(value, locale) : formatNumber(value, locale);
  };

  /** "140–800 ათ. ₾", "80 მ²-დან", "სართული 2–5". */
  const formatRange = (
    section: RangeSectionName,
    { from, to }: { from: number | undefined; to: number | undefined },
    currencyId: number,
  ): string => {
    const bound = (value: number) => formatBound(section, value, currencyId);
    // Where the unit follows the number, one unit serves both bounds.
    const isSignLast = locale !== 'en' || (section !== 'price' && section !== 'square_price');
    const both = (low: number, high: number) =>
      (section === 'price' ? formatShortPriceRange(low, high, currencyId, locale) : null) ??
      t('range.between', { from: isSignLast ? formatNumber(low, locale) : bound(low), to: bound(high) });
    const range =
      from !== undefined && to !== undefined
        ? both(from, to)
        : from !== undefined
          ? t('range.from', { value: bound(from) })
          : t('range.to', { value: bound(to ?? 0) });
    return section === 'floor' || section === 'height' ? t(`chips.${section}`, { range }) : range;
  };

  const streetNames = (id: number) => streets.find((street) => street.id === id);

  const formatSubject = (subject: ChipSubject, filters: StatementFilters): string => {
    switch (subject.kind) {
      case 'option':
        return formatOption(subject.name, subject.id);
      case 'place': {
        const name = places.find(subject)?.names[locale] ?? t('chips.unknown_place');
        return subject.level === 'metro_station_ids' ? t('chips.metro', { name }) : name;
      }
      case 'walk':
        return t('chips.metro_minutes', { minutes: subject.minutes });
      case 'street':
        return streetNames(subject.id)?.display_names[locale] ?? t('chips.unknown_place');
      case 'complex':
        return complexes.find(({ id }) => id === subject.id)?.display_names[locale] ?? t('chips.unknown_place');
      case 'range':
        return formatRange(subject.name, subject, filters.currency_id ?? currencyIds.gel);
      case 'flag':
        return t(`flags.${subject.name}`);
      case 'keyword':
        return t('chips.keywords', { text: subject.text });
      case 'drawn':
        return subject.number === null ? t('chips.drawn_area') : t('chips.drawn_area_number', { number: subject.number });
      default:
        return t(subject.kind === 'bounds' ? 'chips.bounds' : 'chips.other');
    }
  };

  /** "იყიდება ბინები თბილისში": deal, type, place and the area of the map, as far as the filters choose them. */
  const title = (filters: StatementFilters): string => {
    const deal = single(filters.deal_types);
    const type = single(filters.real_estate_types);
    const placeIn = titlePlaceIn(filters, places, streets)?.[locale];
    const drawnCount = filters.drawn_areas?.length ?? 0;
    const drawnIn = drawnCount > 0 ? t('drawn_in', { count: drawnCount }) : undefined;
    const areaIn = filters.bounds ? t('area_in') : undefined;
    return buildListTitle(
      {
        dealTypeId: deal !== undefined && isDealTypeId(deal) ? deal : null,
        realEstateTypeId: type !== undefined && isRealEstateTypeId(type) ? type : null,
        placeIn: [placeIn, drawnIn, areaIn].filter(Boolean).join(', ') || null,
        isAuction: filters.is_auction ?? false,
      },
      locale,
    );
  };

  return { title, formatSubject, formatRange, formatOption, formatRooms };
}

export type SearchFormatter = ReturnType<typeof createSearchFormatter>;
