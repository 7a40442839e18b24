import type { z } from 'zod';
import type { Localised } from '@/lib/contracts/common';
import type { createStreetBodySchema } from '@/lib/contracts/statements/own-statements';
import { cyrillicToGeorgian, transliterateName } from '@/lib/format/slugs/romanise';
import { invalid } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { LocationsRepository } from './locations.repository';
import type { LocationsService } from './locations.service';

type NewStreet = z.output<typeof createStreetBodySchema>;
export type AddedStreet = { id: number; name: Localised };
export type StreetsService = ReturnType<typeof createStreetsService>;
export type StreetsParts = {
  repository: Pick<LocationsRepository, 'addStreet'>;
  locations: LocationsService;
  /** Streets that were added. */
  additions: RateLimiter;
};

const additionLimit = { countMax: 10, windowSeconds: 3600 };
const fields = { cityId: 'city_id', districtId: 'district_id', urbanId: 'urban_id', streetId: 'street_id' } as const;

/** Two letters in a row, and else letters of the three languages, digits and the marks of street names. */
const isStreetName = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && /^[\p{Script=Georgian}\p{Script=Latin}\p{Script=Cyrillic}\p{Nd} .,'’"„“”«»()№/–-]+$/u.test(name);

/** A Georgian or Russian name in the letters of each language; Latin stays as it was written. */
const transliterate = (name: string): Localised => ({
  ka: cyrillicToGeorgian(name),
  en: transliterateName(name, 'en'),
  ru: transliterateName(name, 'ru'),
});

/** Streets that users add because they are not in the gazetteer. */
export function createStreetsService({ repository, locations, additions }: StreetsParts) {
  return {
    /**
     * Adds a street to a city, at the middle of the smallest given place; an existing one is returned as it is. Only its author sees it
     * until the staff approves it. Its locative cannot be computed, so titles use the name instead.
     * @throws ApiError 422 by field for places that do not agree, 429 after 10 in an hour
     */
    create: async ({ display_name, city_id, district_id, urban_id }: NewStreet, userId: number): Promise<AddedStreet> => {
      const place = await locations.resolvePlace(
        {
          cityId: city_id,
          districtId: district_id ?? null,
          urbanId: urban_id ?? null,
          streetId: null,
        },
        userId,
      );
      const errors = place.wrong.map((level): [string, string[]] => [fields[level], ['errors.place_elsewhere']]);
      if (errors.length > 0) throw invalid(Object.fromEntries(errors));
      if (!isStreetName(display_name)) throw invalid({ display_name: ['errors.field_invalid'] });
      const known = await locations.findStreetNamed(city_id, display_name, userId);
      if (known) return known;
      await additions.take(`user ${userId}`, additionLimit);
      const name = transliterate(display_name.replace(/\s+/g, ' '));
      const id = await repository.addStreet({
        cityId: city_id,
        districtId: place.districtId,
        urbanId: place.urbanId,
        name,
        nameIn: name,
        latitude: place.point?.latitude ?? 0,
        longitude: place.point?.longitude ?? 0,
        createdBy: userId,
        status: 'pending',
      });
      return { id, name };
    },
  };
}
