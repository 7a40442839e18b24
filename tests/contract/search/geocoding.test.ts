import { beforeAll, describe, expect, it } from 'vitest';
import { type GeocodeResponse, geocodeResponseSchema } from '@/lib/contracts/geocoding';
import type { App } from '@/server/app';
import { streets } from '@/server/modules/locations/locations.table';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';
import { respondWithJson, useUpstream } from '../../setup/servers/upstream';

const api = useApi();
const google = useUpstream();
const key = 'test-key';

type GeocodeQuery = Record<string, string>;
type Geocode = (query: GeocodeQuery) => Promise<{ status: number; body: unknown }>;

const pathOf = (query: GeocodeQuery): string => `/api/maps/geocode/json?${new URLSearchParams(query)}`;

const geocodeBundled: Geocode = async (query) => api.call(pathOf(query));
const geocodeThrough =
  (app: () => App): Geocode =>
  async (query) => {
    const response = await app().fetch(
      new Request(`http://localhost:3000${pathOf(query)}`, { headers: { 'x-website-key': 'livo' } }),
      {},
    );
    return { status: response.status, body: await response.json() };
  };

/** One result as Google returns it, with fields that our pages do not read. */
const googleResult = (formatted_address: string, lat: number, lng: number) => ({
  address_components: [{ long_name: formatted_address, short_name: formatted_address, types: ['route'] }],
  formatted_address,
  geometry: { location: { lat, lng }, location_type: 'GEOMETRIC_CENTER', viewport: {} },
  place_id: 'ChIJ0',
  types: ['route'],
});
const paliashvili: Record<string, string> = {
  ka: 'ზაქარია ფალიაშვილის ქუჩა, თბილისი, საქართველო',
  en: 'Zakaria Paliashvili St, Tbilisi, Georgia',
  ru: 'улица Захария Палиашвили, Тбилиси, Грузия',
};

/** Google's protocol, as far as our pages speak it: it knows one street. */
function respondAsGoogle(): void {
  google.respondWith((response, call) => {
    const url = new URL(call.url, google.url);
    const requested = url.searchParams;
    const failure = (status: string) => respondWithJson({ results: [], status, error_message: status });
    if (url.pathname !== '/maps/api/geocode/json') return failure('NOT_FOUND')(response, call);
    if (requested.get('key') !== key) return failure('REQUEST_DENIED')(response, call);
    const [lat = 0] = (requested.get('latlng') ?? '0,0').split(',').map(Number);
    const isKnown = /paliashvili|ფალიაშვილ|палиашвили/i.test(requested.get('address') ?? '') || Math.abs(lat - 41.7087) < 0.01;
    const address = paliashvili[requested.get('language') ?? 'en'] ?? '';
    const results = isKnown ? [googleResult(address, 41.7087, 44.766)] : [];
    return respondWithJson({ results, status: isKnown ? 'OK' : 'ZERO_RESULTS' })(response, call);
  });
}

let keyed: App;
beforeAll(() => {
  keyed = openApp(api, { GEOCODER_URL: `${google.url}/maps/api`, GEOCODER_KEY: key });
});

const firstOf = (body: unknown): GeocodeResponse['results'][number] => {
  const [first] = geocodeResponseSchema.parse(body).results;
  if (!first) throw new Error('There is no result.');
  return first;
};

describe.each<[string, Geocode]>([
  ['the bundled geocoder', geocodeBundled],
  ['a geocoder that speaks Google’s protocol', geocodeThrough(() => keyed)],
])('%s', (_, ask) => {
  beforeAll(respondAsGoogle);

  it.each([
    ['ka', 'ზაქარია ფალიაშვილის ქუჩა 12, თბილისი', 'ფალიაშვილის'],
    ['en', 'Zakaria Paliashvili Street 12, Tbilisi', 'Paliashvili'],
    ['ru', 'улица Захария Палиашвили 12, Тбилиси', 'Палиашвили'],
  ])('finds the point of an address in %s, and names it in that language', async (language, address, name) => {
    const { status, body } = await ask({ address, language });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'OK' });
    const { formatted_address, geometry } = firstOf(body);
    expect(formatted_address).toContain(name);
    expect(geometry.location.lat).toBeCloseTo(41.7087, 3);
    expect(geometry.location.lng).toBeCloseTo(44.766, 3);
  });

  it.each([
    ['ka', 'ფალიაშვილის'],
    ['en', 'Paliashvili'],
    ['ru', 'Палиашвили'],
  ])('names what is at a point in %s', async (language, name) => {
    const { status, body } = await ask({ latlng: '41.7087,44.766', language });
    expect(status).toBe(200);
    expect(firstOf(body).formatted_address).toContain(name);
  });

  it('has no result for an unknown address, nor for a point in the sea', async () => {
    const none = { status: 'ZERO_RESULTS', results: [] };
    expect((await ask({ address: 'qwertyuiop', language: 'en' })).body).toMatchObject(none);
    expect((await ask({ latlng: '43.5,34.1', language: 'en' })).body).toMatchObject(none);
  });
});

describe('the bundled geocoder', () => {
  const first = async (query: GeocodeQuery) => firstOf((await geocodeBundled(query)).body).formatted_address;
  const inEnglish = (address: string) => first({ address, language: 'en' });

  it.each([
    ['რუსთაველის გამზირი', 'Shota Rustaveli Avenue, Mtatsminda, Tbilisi'],
    ['Rustaveli ave 24, Batumi', 'Shota Rustaveli Avenue 24, Rustaveli Quarter, Batumi'],
    ['ул. Абашидзе 5, Ваке', 'Irakli Abashidze Street 5, Vake, Tbilisi'],
    ['აბაშიძის ქუჩა 12ა, ვაკე, თბილისი', 'Irakli Abashidze Street 12ა, Vake, Tbilisi'],
    ['пр. Важа-Пшавела 41', 'Vazha-Pshavela Avenue 41, Saburtalo, Tbilisi'],
    ['გლდანის მე-3 მიკრორაიონი', 'Gldani Microdistrict 3, Gldani, Tbilisi'],
    ['Saburtalo, Tbilisi', 'Saburtalo, Tbilisi'],
    ['ბათუმი', 'Batumi'],
  ])('reads %s as %s', async (address, found) => {
    expect(await inEnglish(address)).toBe(found);
  });

  it('uses the language of the request unless another is requested', async () => {
    const { body } = await api.call(pathOf({ address: 'Batumi' }), { headers: { locale: 'ru' } });
    expect(firstOf(body).formatted_address).toBe('Батуми');
  });

  it('returns the street, the neighbourhood and the city of a point, smallest first', async () => {
    const { body } = await geocodeBundled({ latlng: '41.7087,44.766', language: 'en' });
    expect(geocodeResponseSchema.parse(body).results.map((result) => result.formatted_address)).toEqual([
      'Zakaria Paliashvili Street, Vake, Tbilisi',
      'Vake, Tbilisi',
      'Tbilisi',
    ]);
  });

  it('returns the neighbourhood of the street, not the one whose centre is nearer', async () => {
    const { body } = await geocodeBundled({ latlng: '41.803812,44.821347', language: 'en' });
    const [street, urban] = geocodeResponseSchema.parse(body).results.map((result) => result.formatted_address);
    expect([street, urban]).toEqual(['Gldani Microdistrict 6, Gldani, Tbilisi', 'Gldani, Tbilisi']);
  });

  it('returns the city of the neighbourhood, not the one whose centre is nearer', async () => {
    const { body } = await geocodeBundled({ latlng: '41.63,44.95', language: 'en' });
    expect(geocodeResponseSchema.parse(body).results.map((result) => result.formatted_address)).toEqual([
      'Ponichala, Tbilisi',
      'Tbilisi',
    ]);
  });

  it('finds a street as soon as it was added', async () => {
    const name = { ka: 'ზღაპრების ქუჩა', en: 'Zghaprebi Street', ru: 'улица Згапреби' };
    await api.db.insert(streets).values({
      cityId: 1,
      districtId: 4,
      urbanId: 38,
      name,
      nameIn: name,
      latitude: 41.7,
      longitude: 44.75,
      createdBy: 1,
    });
    expect(await inEnglish('ზღაპრების ქუჩა')).toBe('Zghaprebi Street, Vake, Tbilisi');
  });

  it.each<[string, GeocodeQuery]>([
    ['nothing', {}],
    ['both an address and a point', { address: 'Vake', latlng: '41.7,44.7' }],
    ['an empty address', { address: ' ' }],
    ['a long address', { address: 'ა'.repeat(256) }],
    ['a point that is none', { latlng: '41.7' }],
    ['a point off the globe', { latlng: '95,44.7' }],
    ['another language', { address: 'Vake', language: 'de' }],
  ])('refuses %s with 422', async (_, query) => {
    expect(await geocodeBundled(query)).toMatchObject({ status: 422, body: { result: false } });
  });
});

describe('the gateway to the geocoder', () => {
  it('opens for nothing else that the key would open', async () => {
    respondAsGoogle();
    for (const path of ['/api/maps/directions/json?origin=a', '/api/maps/geocode', '/api/maps/geocode/json/x']) {
      const request = new Request(`http://localhost:3000${path}`, { headers: { 'x-website-key': 'livo' } });
      expect((await keyed.fetch(request, {})).status).toBe(404);
    }
    expect(google.last).toBeUndefined();
  });

  it('adds the key and forwards the query', async () => {
    respondAsGoogle();
    await geocodeThrough(() => keyed)({ address: 'Vake 1', language: 'ru' });
    const requested = new URL(google.last?.url ?? '', google.url).searchParams;
    expect(Object.fromEntries(requested)).toEqual({ address: 'Vake 1', language: 'ru', key });
  });

  it('returns 429 after 60 calls in a minute from one address, and accepts calls again after it', async () => {
    const from = (address: string) =>
      api.call(pathOf({ address: 'Vake' }), { headers: { 'x-client-address': address } }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 61 }, () => from('203.0.113.9')));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await from('203.0.113.10')).toBe(200);
    api.setNow(new Date('2026-11-20T09:01:01Z'));
    expect(await from('203.0.113.9')).toBe(200);
  });
});
