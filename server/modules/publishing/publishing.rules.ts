import { priceMax } from '@/lib/contracts/bounds';
import type { FilterParameters } from '@/lib/contracts/parameters';
import type { StatementValues } from '@/lib/contracts/statements/own-statement-fields';
import { toMinorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { minorInBoth, noPrice, type StoredPrice, toStoredPrice } from '@/lib/domain/money/price';
import { offeredFields, offeredIds, type Pair } from '@/lib/domain/statement/offered-fields';
import { areaSqmOf, type StatementFieldErrors, statementErrors } from '@/lib/domain/statement/rules';
import { findEntry } from '../../data/dictionaries';
import { ApiError } from '../../http/errors';
import type { PlaceIds, ResolvedPlace } from '../locations/locations.resolver';
import { pickOffered } from './publishing.values';

/** The state of the statement does not allow the action. */
export const wrongState = () => new ApiError(409, 'errors.statement_state');
/** Somebody else, or the owner in another window, was faster. */
export const changedElsewhere = () => new ApiError(409, 'errors.statement_changed');
/** Drawn and imported photos cannot be rotated. */
export const fixedImage = () => new ApiError(409, 'errors.image_fixed');

/**
 * Message key of a price that is out of bounds in the currency that was not typed; null for one that is fine.
 * @param usdRateGel price of one dollar in GEL
 */
export function priceError({ price, currency_id }: StatementValues, usdRateGel: number): string | null {
  if (price === null) return null;
  const { gel, usd } = minorInBoth(price, currency_id ?? currencyIds.gel, usdRateGel);
  return Math.max(gel, usd) > toMinorUnits(priceMax) ? 'errors.field_too_big' : null;
}

/** The typed price as the row stores it. @param usdRateGel price of one dollar in GEL */
export function toPriceColumns(values: StatementValues, usdRateGel: number): StoredPrice {
  const { price, currency_id } = values;
  if (price === null) return noPrice;
  return toStoredPrice(price, currency_id ?? currencyIds.gel, areaSqmOf(values), usdRateGel);
}

export type RulesParts = {
  findParameters: () => Promise<FilterParameters>;
  resolvePlace: (ids: PlaceIds, userId: number | null) => Promise<ResolvedPlace & { hasUrbans: boolean }>;
};

/** What the rules need in addition to the values. */
export type RulesContext = {
  /** The author. */
  userId: number;
  pair: Pair;
  usdRateGel: number;
  /** Phone numbers that the owner confirmed. */
  phones: readonly string[];
  /** The tour that is stored, which may be one of ours that no owner can type in. */
  storedTour: string | null;
  isComplete: boolean;
};

/** Values as they will be stored, and what is wrong with them by field. */
export type Checked = { values: StatementValues; errors: StatementFieldErrors };

const placeFields = { cityId: 'city_id', districtId: 'district_id', urbanId: 'urban_id', streetId: 'street_id' } as const;

/** The digits that two spellings of one Georgian number share. */
const phoneDigits = (phone: string): string => phone.replace(/\D/g, '').replace(/^995(?=\d{9}$)/, '');

/** The owner's number in the spelling it was confirmed in; undefined when it is not theirs. */
const ownSpelling = (phone: string, phones: readonly string[]): string | undefined =>
  phones.find((known) => phoneDigits(known) === phoneDigits(phone));

/** Bedrooms that the dictionary does not fit into the rooms. */
function roomErrors({ room_type_id, bedroom_type_id }: StatementValues): StatementFieldErrors {
  const fitting = room_type_id === null ? undefined : findEntry('room_types', room_type_id)?.bedroom_types;
  const isTooMany = bedroom_type_id !== null && fitting !== undefined && !fitting.includes(bedroom_type_id);
  return isTooMany ? { bedroom_type_id: ['errors.bedrooms_above_rooms'] } : {};
}

function ownerErrors(values: StatementValues, { phones, storedTour, usdRateGel }: RulesContext): StatementFieldErrors {
  const tour = values['3d_url'];
  const price = priceError(values, usdRateGel);
  return {
    ...(values.phone_number !== null && ownSpelling(values.phone_number, phones) === undefined
      ? { phone_number: ['errors.phone_not_yours'] }
      : {}),
    ...(tour?.startsWith('/') && tour !== storedTour ? { '3d_url': ['errors.link_host'] } : {}),
    ...(price ? { price: [price] } : {}),
  };
}

/** The rules of the dictionaries, which the form shows too, and those that only the server can check. */
export function createRules({ findParameters, resolvePlace }: RulesParts) {
  return {
    /** The values without those that another type or deal does not offer. */
    pickOffered: async (values: StatementValues, pair: Pair): Promise<StatementValues> => {
      const parameters = await findParameters();
      const offered = offeredFields(parameters, pair);
      return pickOffered(values, (name) => {
        const ids = offeredIds(parameters, pair, name);
        return offered.has(name) && (ids === null || [values[name]].flat().every((id) => ids.includes(Number(id))));
      });
    },

    /** Completes the place and checks everything. Nothing is thrown: a draft is saved with a list of what it lacks. */
    check: async (given: StatementValues, context: RulesContext): Promise<Checked> => {
      const { city_id, district_id, urban_id, street_id } = given;
      const place = await resolvePlace(
        { cityId: city_id, districtId: district_id, urbanId: urban_id, streetId: street_id },
        context.userId,
      );
      const phone = given.phone_number === null ? null : (ownSpelling(given.phone_number, context.phones) ?? given.phone_number);
      const values: StatementValues = {
        ...given,
        city_id: place.cityId,
        district_id: place.districtId,
        urban_id: place.urbanId,
        phone_number: phone,
        // The map shows what is published, so it needs a position: at the street, else in the middle of its place.
        ...(context.isComplete && given.lat === null && given.lng === null && place.point
          ? { lat: place.point.latitude, lng: place.point.longitude }
          : {}),
      };
      const parameters = await findParameters();
      const elsewhere = Object.fromEntries(place.wrong.map((level) => [placeFields[level], ['errors.place_elsewhere']]));
      const errors: StatementFieldErrors = {
        ...statementErrors(values, context.pair, parameters, { hasUrbans: () => place.hasUrbans }, context.isComplete),
        ...roomErrors(values),
        ...ownerErrors(values, context),
        ...elsewhere,
      };
      return { values, errors };
    },
  };
}

export type Rules = ReturnType<typeof createRules>;
