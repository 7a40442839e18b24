import type { FilterParameters } from '../../contracts/parameters';
import type { StatementFieldName, StatementValues } from '../../contracts/statements/own-statement-fields';
import { areaSqmBounds, areaTypeIds, toAreaSqm } from '../area/area';
import { priceTypeIds } from '../money/price';
import { realEstateTypes } from './market-ids';
import { offeredFields, offeredIds, type Pair, requiredFields } from './offered-fields';

/** Hosts whose videos and tours a page may show. */
const videoHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'] as const;
const tourHosts = ['my.matterport.com'] as const;

/** Message keys by field. */
export type StatementFieldErrors = Partial<Record<StatementFieldName | keyof Pair, string[]>>;

/** The part of the gazetteer that the rules need: whether a city has neighbourhoods to choose from. */
export type PlaceLookup = { hasUrbans(cityId: number): boolean };

/** The area in square metres, from the unit it was typed in; null without one. */
export const areaSqmOf = ({ area, area_type_id }: Pick<StatementValues, 'area' | 'area_type_id'>): number | null =>
  area === null ? null : toAreaSqm(area, area_type_id ?? areaTypeIds.sqm);

function isOnHost(link: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, port } = new URL(link);
  return protocol === 'https:' && hosts.includes(hostname) && username === '' && port === '';
}

/** Whether a page may show the address as a 3D tour: on a known host, or a panorama of our own. */
export const isTourUrl = (url: string): boolean => /^\/(?!\/)[\w/.-]+$/.test(url) || isOnHost(url, tourHosts);

/** Whether an address is a post of the social network. */
export const isPostUrl = (url: string): boolean => isOnHost(url, ['www.facebook.com', 'facebook.com', 'm.facebook.com']);

const isEmpty = (value: StatementValues[StatementFieldName]): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Values of fields that the pair does not offer, and ids that their dictionary does not offer for it. */
function offerErrors(values: StatementValues, pair: Pair, parameters: FilterParameters): StatementFieldErrors {
  const offered = offeredFields(parameters, pair);
  const errors: StatementFieldErrors = {};
  for (const [name, value] of Object.entries(values) as [StatementFieldName, StatementValues[StatementFieldName]][]) {
    if (isEmpty(value)) continue;
    const ids = offeredIds(parameters, pair, name);
    const chosen = Array.isArray(value) ? value : [value];
    const isOffered = offered.has(name) && (ids === null || chosen.every((id) => ids.includes(Number(id))));
    if (!isOffered) errors[name] = ['errors.field_not_offered'];
  }
  return errors;
}

/** What does not fit together, whether or not the rest is there. */
function consistencyErrors(values: StatementValues, pair: Pair): StatementFieldErrors {
  const errors: StatementFieldErrors = {};
  const { floor, total_floors, lat, lng } = values;
  if (floor !== null && total_floors !== null && floor > total_floors) errors.floor = ['errors.floor_above_top'];
  if (floor === 0) errors.floor = ['errors.field_invalid'];
  if ((lat === null) !== (lng === null)) errors[lat === null ? 'lat' : 'lng'] = ['errors.field_required'];
  const areaSqm = areaSqmOf(values);
  const { min, max } = areaSqmBounds[pair.real_estate_type_id === realEstateTypes.land ? 'land' : 'building'];
  if (areaSqm !== null && areaSqm < min) errors.area = ['errors.field_too_small'];
  if (areaSqm !== null && areaSqm > max) errors.area = ['errors.field_too_big'];
  if (values.youtube_link && !isOnHost(values.youtube_link, videoHosts)) errors.youtube_link = ['errors.link_host'];
  // A panorama of our own comes with a paid tour; no owner can type one in, which the server checks.
  if (values['3d_url'] && !values['3d_url'].startsWith('/') && !isOnHost(values['3d_url'], tourHosts))
    errors['3d_url'] = ['errors.link_host'];
  return errors;
}

function missingErrors(
  values: StatementValues,
  pair: Pair,
  parameters: FilterParameters,
  places: PlaceLookup,
): StatementFieldErrors {
  const errors: StatementFieldErrors = {};
  for (const name of requiredFields(parameters, pair)) {
    const isRequired = name !== 'price' || values.price_type_id !== priceTypeIds.negotiable;
    if (isRequired && isEmpty(values[name])) errors[name] = ['errors.field_required'];
  }
  if (values.city_id !== null && values.urban_id === null && places.hasUrbans(values.city_id))
    errors.urban_id = ['errors.field_required'];
  if (values.street_id === null && isEmpty(values.address)) errors.street_id = ['errors.field_required'];
  return errors;
}

/**
 * What is wrong with a statement, by field: the rules that the form shows and the server enforces, from the same dictionaries.
 * @param isComplete whether it is to be published, so that what is missing counts too
 * @param parameters the response of filters/filter-parameters
 * Left to the server: whether places belong together, and whether the phone is the owner's.
 */
export function statementErrors(
  values: StatementValues,
  pair: Pair,
  parameters: FilterParameters,
  places: PlaceLookup,
  isComplete: boolean,
): StatementFieldErrors {
  if (offeredFields(parameters, pair).size === 0) return { deal_type_id: ['errors.field_not_offered'] };
  return {
    ...(isComplete ? missingErrors(values, pair, parameters, places) : {}),
    ...offerErrors(values, pair, parameters),
    ...consistencyErrors(values, pair),
  };
}
