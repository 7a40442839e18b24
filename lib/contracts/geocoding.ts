import { z } from 'zod';
import { locales } from './locales';

const degrees = /^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/;

/**
 * GET maps/geocode/json, in the protocol of Google's Geocoding API: the places of an address, or what is at a point
 * (`latlng=41.7,44.8`, degrees WGS 84). One of the two is given. 429 after 60 in a minute.
 */
export const geocodeQuerySchema = z
  .object({
    address: z.string().trim().min(1, 'errors.field_required').max(255).optional(),
    latlng: z
      .string()
      .regex(degrees)
      .transform((text) => {
        const [latitude = 0, longitude = 0] = text.split(',').map(Number);
        return { latitude, longitude };
      })
      .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
      .optional(),
    /** Of `formatted_address`; without it that of the request. */
    language: z.enum(locales).optional(),
  })
  .refine(({ address, latlng }) => (address === undefined) !== (latlng === undefined), {
    path: ['address'],
    message: 'errors.field_required',
  });

const geocodeResultSchema = z.object({
  formatted_address: z.string(),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});

/** Outside the envelope of our own calls: an external geocoder has the same format. `status` is OK, or ZERO_RESULTS with no results. */
export const geocodeResponseSchema = z.object({ status: z.string(), results: z.array(geocodeResultSchema) });
export type GeocodeResponse = z.infer<typeof geocodeResponseSchema>;
