import { useLocale, useTranslations } from 'next-intl';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { walkMinutes } from '@/lib/domain/place/walk';
import { formatPrice } from '@/lib/format/money';
import { formatArea, formatCeiling } from '@/lib/format/number';
import { priceViewOf } from '@/lib/format/price-view';
import { bestInRow, type Compared, estimateOf, type MeasuredRow, priceChangeOf } from './domain/compare-rows';

/** The text of a cell, by the currency of the visitor, and a line below it; null where it is not known. */
export type CellText = { gel: string; dollar: string; note?: string | undefined } | null;
export type CompareRow = { key: string; label: string; cells: CellText[]; best: boolean[]; isSame: boolean };
export type CompareGroup = { key: string; label: string; rows: CompareRow[] };
/** Names of dictionary options in the language of the page. */
export type OptionNames = (dictionary: string, id: number | null) => string | null;

const both = (text: string | null, note?: string): CellText => (text === null ? null : { gel: text, dollar: text, note });
const byCurrency = (read: (currencyId: CurrencyId) => string | null, note?: string): CellText => {
  const [gel, dollar] = [read(1), read(2)];
  return gel === null || dollar === null ? null : { gel, dollar, note };
};
const isEqual = (one: CellText, other: CellText): boolean =>
  one?.gel === other?.gel && one?.dollar === other?.dollar && one?.note === other?.note;

const lift = 'elevator';

type Read = (compared: Compared) => CellText;
type Rows = readonly (readonly [key: string, label: string, read: Read])[];

const measured: readonly MeasuredRow[] = ['price', 'price_sqm', 'instalment', 'area', 'yard_area', 'ceiling', 'metro', 'balcony'];
const isMeasured = (key: string): key is MeasuredRow => measured.some((row) => row === key);

/** The rows that have a value for at least one statement. */
function rowsOf(rows: Rows, compared: readonly Compared[]): CompareRow[] {
  return rows.flatMap(([key, label, read]) => {
    const cells = compared.map(read);
    const [first] = cells;
    if (first === undefined || cells.every((cell) => cell === null)) return [];
    const best = isMeasured(key) ? bestInRow(key, compared) : cells.map(() => false);
    return [{ key, label, cells, best, isSame: cells.length > 1 && cells.every((cell) => isEqual(cell, first)) }];
  });
}

function usePriceRows(): Rows {
  const [t, locale] = [useTranslations('compare.rows'), useLocale()];
  const band = useTranslations('search.card');
  const money = (amount: number | null | undefined, currencyId: CurrencyId) =>
    amount === null || amount === undefined ? null : formatPrice(Math.round(amount), currencyId, locale);
  const instalmentNote = ({ instalments: { 1: loan } }: Compared) =>
    loan ? t('instalment_terms', { percent: loan.participationPercent, months: loan.months }) : undefined;
  const change = (compared: Compared, currencyId: CurrencyId) => {
    const amount = priceChangeOf(compared, currencyId);
    if (amount === 0) return t('unchanged');
    return amount !== null && amount > 0 ? `+${money(amount, currencyId)}` : money(amount, currencyId);
  };
  const price = ({ statement }: Compared, currencyId: CurrencyId) => {
    const view = priceViewOf(statement, currencyId, locale);
    return view ? view.main + view.period : band('price_negotiable');
  };
  return [
    ['price', t('price'), (one) => byCurrency((id) => price(one, id))],
    ['price_sqm', t('price_sqm'), ({ statement }) => byCurrency((id) => priceViewOf(statement, id, locale)?.perSqm ?? null)],
    [
      'estimate',
      t('estimate'),
      ({ statement }) =>
        byCurrency(
          (id) => money(estimateOf(statement, id), id),
          statement.price_band ? band(`band_${statement.price_band.band}`) : undefined,
        ),
    ],
    [
      'instalment',
      t('instalment'),
      (one) => byCurrency((id) => money(one.instalments[id]?.monthlyPayment, id), instalmentNote(one)),
    ],
    ['price_change', t('price_change'), (one) => byCurrency((id) => change(one, id))],
  ];
}

function useHomeRows(nameOf: OptionNames): Rows {
  const [t, locale] = [useTranslations('compare.rows'), useLocale()];
  const floor = ({ floor: own, total_floors: total }: StatementDetail) =>
    own === null ? null : total === null ? String(own) : `${own} / ${total}`;
  const option =
    (dictionary: string, id: (statement: StatementDetail) => number | null): Read =>
    ({ statement }) =>
      both(nameOf(dictionary, id(statement)));
  return [
    ['area', t('area'), ({ statement }) => both(formatArea(statement.area, locale, statement.area_type_id))],
    ['yard_area', t('yard_area'), ({ statement: { yard_area: yard } }) => both(yard ? formatArea(yard, locale) : null)],
    ['rooms', t('rooms'), option('room_types', (one) => one.room_type_id)],
    ['bedrooms', t('bedrooms'), option('bedroom_types', (one) => one.bedroom_type_id)],
    ['bathrooms', t('bathrooms'), option('bathroom_types', (one) => one.bathroom_type_id)],
    ['floor', t('floor'), ({ statement }) => both(floor(statement))],
    ['ceiling', t('ceiling'), ({ statement: { height } }) => both(height ? formatCeiling(height, locale) : null)],
    ['balcony', t('balcony'), ({ statement: { balcony_area: area } }) => both(area ? formatArea(area, locale) : null)],
    ['condition', t('condition'), option('conditions', (one) => one.condition_id)],
    ['status', t('status'), option('statuses', (one) => one.status_id)],
    ['project_type', t('project_type'), option('project_types', (one) => one.project_type_id)],
    ['build_year', t('build_year'), option('build_years', (one) => one.build_year_id)],
  ];
}

function useHouseRows(nameOf: OptionNames): Rows {
  const [t, locale] = [useTranslations('compare.rows'), useLocale()];
  const hasLift = ({ parameters }: StatementDetail) => parameters.some(({ key }) => key === lift);
  const metro: Read = ({ statement: { metro_distance_m: distanceM, metro_station_names: names } }) =>
    distanceM === null || names === null ? null : both(t('minutes', { minutes: walkMinutes(distanceM) }), names[locale]);
  return [
    [
      'place',
      t('place'),
      ({ statement: { urban_names, district_names, city_names } }) => both((urban_names ?? district_names ?? city_names)[locale]),
    ],
    ['metro', t('metro'), metro],
    ['lift', t('lift'), ({ statement }) => both(hasLift(statement) ? t('yes') : null)],
    ['parking', t('parking'), ({ statement }) => both(nameOf('parking_types', statement.parking_type_id))],
    ['heating', t('heating'), ({ statement }) => both(nameOf('heating_types', statement.heating_type_id))],
    ['hot_water', t('hot_water'), ({ statement }) => both(nameOf('hot_water_types', statement.hot_water_type_id))],
  ];
}

/** The rows of a comparison in their groups, in the language of the page. */
export function useCompareGroups(compared: readonly Compared[], nameOf: OptionNames): CompareGroup[] {
  const t = useTranslations('compare.groups');
  const groups = [
    { key: 'price', label: t('price'), rows: rowsOf(usePriceRows(), compared) },
    { key: 'home', label: t('home'), rows: rowsOf(useHomeRows(nameOf), compared) },
    { key: 'house', label: t('house'), rows: rowsOf(useHouseRows(nameOf), compared) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
