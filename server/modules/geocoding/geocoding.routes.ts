import { createRoute } from '@hono/zod-openapi';
import { geocodeQuerySchema, geocodeResponseSchema } from '@/lib/contracts/geocoding';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { GeocodingService } from './geocoding.service';

const geocodeRoute = createRoute({
  method: 'get',
  path: '/geocode/json',
  summary: 'The places of an address, or what lies at a point',
  description: 'In the protocol of Google’s Geocoding API, outside the envelope. 60 in a minute.',
  request: { query: geocodeQuerySchema },
  responses: jsonResponses(
    geocodeResponseSchema,
    'The most likely first; the status is ZERO_RESULTS where there is none',
    [422, 429],
  ),
});

/** The bundled geocoder. */
export function geocodingRoutes(service: GeocodingService) {
  return createRouter().openapi(geocodeRoute, async (context) => {
    const { address, latlng, language = context.get('locale') } = context.req.valid('query');
    const response = latlng ? await service.reverseGeocode(latlng, language) : await service.geocode(address ?? '', language);
    return context.json(response, 200);
  });
}
