import type { Locale } from '@/lib/contracts/common';
import type { City } from '@/lib/contracts/locations';
import type { Option, StatementParameters } from '@/lib/contracts/parameters';
import { realEstateTypeIds } from '@/lib/domain/statement/market-ids';
import { type DictionaryName, dictionaryNames, findEntry } from '../../data/dictionaries';
import { metroStations } from '../../data/gazetteer';
import { toNamedItem } from '../../localised';
import type { OptionRow } from './parameters.repository';

/** What is known about an option in addition to its row, from the file the rows come from. */
const detailsOf = (row: OptionRow) => findEntry(row.dictionary as DictionaryName, row.id);

function toOption(row: OptionRow, locale: Locale): Option {
  const details = detailsOf(row);
  return {
    ...toNamedItem(row, locale),
    key: row.key,
    real_estate_types: row.realEstateTypes,
    deal_types: row.dealTypes,
    icon: details?.icon ?? null,
    group: details?.group ?? null,
    is_display_only: details?.is_display_only ?? false,
  };
}

export function toDictionaries(rows: OptionRow[], locale: Locale): Record<string, Option[]> {
  const byName = Map.groupBy(rows, (row) => row.dictionary);
  return Object.fromEntries(dictionaryNames.map((name) => [name, (byName.get(name) ?? []).map((row) => toOption(row, locale))]));
}

export type CurrencyRate = { id: number; symbol: string; rateGel: number };

/** The dictionaries in the nesting that clients of the market's API read. */
export function toStatementParameters(
  rows: OptionRow[],
  rates: CurrencyRate[],
  locale: Locale,
  cities?: City[],
): StatementParameters {
  const byName = Map.groupBy(rows, (row) => row.dictionary);
  const rowsOf = (name: DictionaryName) => byName.get(name) ?? [];
  const plain = (name: DictionaryName) => rowsOf(name).map((row) => toNamedItem(row, locale));
  const byType = <T>(name: DictionaryName, shape: (row: OptionRow) => T): Record<string, T[]> =>
    Object.fromEntries(
      realEstateTypeIds.map((typeId) => [
        String(typeId),
        rowsOf(name)
          .filter((row) => row.realEstateTypes.includes(typeId))
          .map(shape),
      ]),
    );
  const named = (row: OptionRow) => toNamedItem(row, locale);
  const bedrooms = new Map(rowsOf('bedroom_types').map((row) => [row.id, named(row)]));
  return {
    currencies: rowsOf('currencies')
      .filter((row) => detailsOf(row)?.is_display_only !== true)
      .map((row) => {
        const rate = rates.find(({ id }) => id === row.id);
        return { ...named(row), key: row.key ?? '', rate: (rate?.rateGel ?? 1).toFixed(4), symbol: rate?.symbol ?? '' };
      }),
    real_estate_types: plain('real_estate_types'),
    deal_types: byType('deal_types', named),
    statuses: byType('statuses', named),
    conditions: byType('conditions', (row) => ({ ...named(row), dealTypes: row.dealTypes })),
    project_types: byType('project_types', named),
    daily_rent_types: byType('daily_rent_types', named),
    area_types: byType('area_types', named),
    statement_parameters: byType('parameters', (row) => toAmenity(row, locale)),
    room_types: rowsOf('room_types').map((row) => ({
      ...named(row),
      bedroom_types: (detailsOf(row)?.bedroom_types ?? []).flatMap((id) => bedrooms.get(id) ?? []),
    })),
    durations: rowsOf('durations').map((row) => ({ id: row.id, day: detailsOf(row)?.days ?? 0 })),
    bedroom_types: plain('bedroom_types'),
    bathroom_types: plain('bathroom_types'),
    living_room_types: plain('living_room_types'),
    heating_types: plain('heating_types'),
    hot_water_types: plain('hot_water_types'),
    parking_types: plain('parking_types'),
    storeroom_types: plain('storeroom_types'),
    material_types: plain('material_types'),
    door_window_types: plain('door_window_types'),
    build_years: plain('build_years'),
    lease_types: plain('lease_types'),
    lease_contract_types: plain('lease_contract_types'),
    rent_types: plain('rent_types'),
    metro_stations: metroStations.map((row) => ({ ...toNamedItem(row, locale), urban_ids: row.urban_ids })),
    ...(cities ? { cities } : {}),
  };
}

function toAmenity(row: OptionRow, locale: Locale): StatementParameters['statement_parameters'][string][number] {
  const { icon = '', group = 'parameter' } = detailsOf(row) ?? {};
  const type = group === 'furniture' ? 'furniture-equipment' : group;
  return { ...toNamedItem(row, locale), type, svg_file_name: icon, deal_types: row.dealTypes };
}
