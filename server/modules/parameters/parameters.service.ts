import type { Locale } from '@/lib/contracts/common';
import type { City } from '@/lib/contracts/locations';
import type { FilterParameters, StatementParameters } from '@/lib/contracts/parameters';
import { createVersionedCache } from '../../cache/cache';
import { toDictionaries, toStatementParameters } from './parameters.mapper';
import type { ParametersRepository } from './parameters.repository';

/** The gazetteer as far as the dictionaries show it. */
export type CityTree = { findVersion(): Promise<string>; findCities(locale: Locale): Promise<City[]> };

/** The dictionaries in two nestings; both are built once per language and are the same object until their rows change. */
export function createParametersService(repository: ParametersRepository, places: CityTree) {
  const rememberFilters = createVersionedCache<FilterParameters>(repository.findVersion);
  const findVersion = async () => `${await repository.findVersion()} ${await places.findVersion()}`;
  const rememberStatements = createVersionedCache<StatementParameters>(findVersion);

  return {
    /** Every dictionary, and the sections of each pair of type and deal. */
    findFilterParameters: (locale: Locale): Promise<FilterParameters> =>
      rememberFilters(locale, async () => {
        const rows = await repository.findOptions();
        const sections = await repository.findSections();
        return {
          dictionaries: toDictionaries(rows, locale),
          sections: sections.map((row) => ({
            real_estate_type_id: row.realEstateTypeId,
            deal_type_id: row.dealTypeId,
            filters: row.filters,
          })),
        };
      }),

    /** The dictionaries as the market's clients read them, optionally with the tree of cities. */
    findStatementParameters: (locale: Locale, withCities: boolean): Promise<StatementParameters> =>
      rememberStatements(`${locale} ${withCities}`, async () => {
        const rows = await repository.findOptions();
        const rates = await repository.findRates();
        const cities = withCities ? await places.findCities(locale) : undefined;
        return toStatementParameters(rows, rates, locale, cities);
      }),
  };
}

export type ParametersService = ReturnType<typeof createParametersService>;
