import { describe, expect, it } from 'vitest';
import { citiesSchema, groupedStreetsSchema, metroStationsSchema, type Street, streetsSchema } from '@/lib/contracts/locations';
import { streets } from '@/server/modules/locations/locations.table';
import { useApi } from '../../setup/api';

const api = useApi();
const georgian = /[\u10A0-\u10FF]/;
const rustaveli = 3422;

async function streetsFor(query: string, path = '/api/v1/streets', headers: Record<string, string> = {}): Promise<Street[]> {
  const response = await api.call(`${path}?${query}`, { headers });
  expect(response.status).toBe(200);
  return streetsSchema.parse(response.body).data;
}
const idsFor = async (query: string) => (await streetsFor(query)).map(({ id }) => id);

describe('GET /api/v1/streets', () => {
  it('finds by the beginning of a word in each language', async () => {
    for (const q of ['რუსთაველ', 'შოთა რუსთ', 'Rustav', 'shota r', 'Руставел', 'шоты рус', 'ᲠᲣᲡᲗᲐᲕᲔᲚ'])
      expect(await idsFor(`q=${q}&city_id=1`)).toContain(rustaveli);
    expect(await idsFor('q=taveli')).toEqual([]);
  });

  it('forgives the case, the letters and one wrong key', async () => {
    for (const q of ['რუსთაველი გამზირი', 'rustavelis gamziri', 'rustaweli avenue', 'пр. Руставели'])
      expect((await idsFor(`q=${encodeURIComponent(q)}&city_id=1`))[0]).toBe(rustaveli);
  });

  it('returns the market’s format, with names in the requested language', async () => {
    const [ka] = await streetsFor('q=შოთა რუსთაველის&city_id=1');
    expect(ka).toMatchObject({
      id: rustaveli,
      display_name: 'შოთა რუსთაველის გამზირი',
      city_id: 1,
      district_id: 6,
      urban_id: 66,
      city_name: 'თბილისი',
    });
    expect(ka?.metro_stations.map(({ id }) => id)).toEqual([13, 14]);
    const [en] = await streetsFor('q=შოთა რუსთაველის&city_id=1', '/api/v1/streets', { locale: 'en' });
    expect(en).toMatchObject({
      display_name: 'Shota Rustaveli Avenue',
      search_display_name: 'Shota Rustaveli Avenue',
      city_name: 'Tbilisi',
    });
    expect(
      [
        en?.district_name,
        en?.urban_name,
        en?.place_names.en,
        ...(en?.metro_stations.map(({ display_name }) => display_name) ?? []),
      ].join(),
    ).not.toMatch(georgian);
  });

  it('stays within the requested city', async () => {
    expect(new Set((await streetsFor('q=rustaveli&city_id=15')).map(({ city_id }) => city_id))).toEqual(new Set([15]));
    expect(await streetsFor('q=rustaveli&city_id=999999')).toEqual([]);
  });

  it('finds nothing under four characters, and at most twenty', async () => {
    for (const query of ['', 'q=', 'q=რუს', 'q=%20%20%20რ%20']) expect(await streetsFor(query)).toEqual([]);
    expect(await streetsFor('q=გიორგი')).toHaveLength(20);
  });

  it('accepts any characters in a query as text', async () => {
    for (const q of ['%25%25%25%25', '____', "';--'", '[[[[', '\\\\\\\\', '%F0%9F%98%80%F0%9F%98%80'])
      expect(await streetsFor(`q=${q}`)).toEqual([]);
  });

  it.each(['city_id=x', 'city_id=0', 'city_id=-1', 'city_id=1e3', 'city_id=9999999999', 'city_id=1,2', `q=${'a'.repeat(256)}`])(
    'is 422 for %s',
    async (query) => {
      const response = await api.call(`/api/v1/streets?q=rustaveli&${query}`);
      expect(response).toMatchObject({ status: 422, body: { result: false, message: 'errors.invalid' } });
    },
  );

  it('ignores unknown names', async () => {
    expect(await idsFor('q=rustaveli&city_id=1&cityid=x&sort=1')).toContain(rustaveli);
  });

  it('finds a street as soon as it is added', async () => {
    expect(await idsFor('q=Zgaprebi')).toEqual([]);
    const name = { ka: 'ზღაპრების ქუჩა', en: 'Zgaprebi Street', ru: 'улица Сказок' };
    await api.db.insert(streets).values({ id: 2_500_000, cityId: 1, name, nameIn: name, latitude: 41.7, longitude: 44.8 });
    expect(await idsFor('q=Zgaprebi')).toEqual([2_500_000]);
  });
});

describe('GET /api/microservice/locations/grouped-streets', () => {
  const path = '/api/microservice/locations/grouped-streets';
  const find = async (query: string) => groupedStreetsSchema.parse((await api.call(`${path}${query}`)).body).data.data;

  it('reads ids in the comma and the bracket form, in their order, and leaves unknown ones out', async () => {
    for (const query of ['?ids=4750,3422,777777777', '?ids[]=4750&ids[]=3422', '?ids[0]=4750&ids[1]=3422']) {
      expect((await find(query)).map(({ id }) => id)).toEqual([4750, 3422]);
    }
    expect(await find('')).toEqual([]);
    expect(await find('?ids=')).toEqual([]);
  });

  it('carries name, locative and slug in three languages', async () => {
    expect(await find('?ids=3422')).toEqual([
      expect.objectContaining({
        display_name: 'შოთა რუსთაველის გამზირი',
        display_names_in: { ka: 'შოთა რუსთაველის გამზირზე', en: 'on Shota Rustaveli Avenue', ru: 'на проспекте Шоты Руставели' },
        slugs: { ka: 'shota-rustavelis-gamzirze', en: 'on-shota-rustaveli-avenue', ru: 'na-prospekte-shoty-rustaveli' },
        city_id: 1,
      }),
    ]);
  });

  it.each([
    '?ids=a',
    '?ids=1,,2',
    '?ids=1;2',
    '?ids=99999999999',
    `?ids=${Array.from({ length: 201 }, (_, index) => index + 1).join(',')}`,
  ])('is 422 for %s', async (query) => {
    expect((await api.call(path + query)).status).toBe(422);
  });

  it('returns one by its id, 404 for an unknown one, 422 for none', async () => {
    expect((await find('/3422')).map(({ id }) => id)).toEqual([3422]);
    expect(await api.call(`${path}/777777777`)).toMatchObject({ status: 404, body: { message: 'errors.not_found' } });
    expect((await api.call(`${path}/abc`)).status).toBe(422);
  });
});

describe('GET /api/locations/v2/cities', () => {
  const find = async (query = '', headers = {}) =>
    citiesSchema.parse((await api.call(`/api/locations/v2/cities${query}`, { headers })).body).data;

  it('is the tree with the ids and both names of every place', async () => {
    const cities = await find();
    expect(cities.filter(({ id }) => [1, 15, 96, 73].includes(id)).map(({ display_name_in }) => display_name_in)).toEqual([
      'თბილისში',
      'ბათუმში',
      'ქუთაისში',
      'რუსთავში',
    ]);
    const [tbilisi] = cities;
    expect(tbilisi?.districts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(tbilisi?.translations?.en).toEqual({ display_name: 'Tbilisi', display_name_in: 'in Tbilisi' });
    const vake = tbilisi?.districts.find(({ id }) => id === 4)?.urbans.find(({ id }) => id === 38);
    expect(vake).toMatchObject({ display_name: 'ვაკე', display_name_in: 'ვაკეში', has_street: true });
    expect(vake?.streets_count).toBeGreaterThan(0);
    expect(vake).not.toHaveProperty('grouped_streets');
  });

  it('is in one order everywhere: the capital, towns and resorts by their statements, municipalities by name', async () => {
    const totalIn = async (id: number) =>
      ((await api.call(`/api/microservice/statements/count?cities=${id}`)).body as { data: { total: number } }).data.total;
    for (const locale of ['ka', 'en', 'ru']) {
      const cities = await find('', { locale });
      expect(cities[0]).toMatchObject({ id: 1, kind: 'capital' });
      const towns = cities.filter(({ kind }) => kind === 'city' || kind === 'resort');
      const totals = await Promise.all(towns.map(({ id }) => totalIn(id)));
      expect(totals).toEqual([...totals].sort((left, right) => right - left));
      const municipalities = cities.filter(({ kind }) => kind === 'municipality');
      expect(cities.slice(1)).toEqual([...towns, ...municipalities]);
      const names = municipalities.map(({ display_name }) => display_name);
      expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
      expect(names).toHaveLength(26);
    }
    expect((await find()).find(({ id }) => id === 16)).toMatchObject({ display_name: 'ბაკურიანი', kind: 'resort' });
  });

  it('uses the requested language', async () => {
    expect(JSON.stringify((await find('', { locale: 'ru' })).map(({ display_name }) => display_name))).not.toMatch(georgian);
  });

  it('includes the streets of each urban on request', async () => {
    const urbans = (await find('?with_streets=1')).flatMap(({ districts }) => districts.flatMap(({ urbans }) => urbans));
    for (const { streets_count, grouped_streets } of urbans) expect(grouped_streets).toHaveLength(streets_count);
    expect(urbans.flatMap(({ grouped_streets = [] }) => grouped_streets).find(({ id }) => id === rustaveli)).toMatchObject({
      seo_long_name: { en: 'on Shota Rustaveli Avenue' },
      slug: 'shota-rustavelis-gamzirze',
    });
    expect((await api.call('/api/locations/v2/cities?with_streets=maybe')).status).toBe(422);
  });

  it('is not sent again to a client that has it cached, in one language', async () => {
    const first = await api.call('/api/locations/v2/cities');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('vary')).toContain('locale');
    expect(await api.call('/api/locations/v2/cities', { headers: { 'if-none-match': tag } })).toMatchObject({
      status: 304,
      body: null,
    });
    expect((await api.call('/api/locations/v2/cities', { headers: { 'if-none-match': tag, locale: 'en' } })).status).toBe(200);
  });
});

describe('the rest of the locations service', () => {
  it('searches streets from two characters on', async () => {
    expect((await streetsFor('q=ru&city_id=1', '/api/locations/v2/streets')).length).toBeGreaterThan(0);
    expect(await streetsFor('q=r', '/api/locations/v2/streets')).toEqual([]);
  });

  it('lists the streets of any of the places', async () => {
    const find = async (query: string) =>
      groupedStreetsSchema.parse((await api.call(`/api/locations/v2/streets/grouped?${query}`)).body).data.data;
    const ofUrban = await find('urbans=66');
    expect(ofUrban.map(({ id }) => id)).toContain(rustaveli);
    expect(new Set(ofUrban.map(({ urban_id }) => urban_id))).toEqual(new Set([66]));
    expect(new Set((await find('cities=15&districts=6')).map(({ city_id }) => city_id))).toEqual(new Set([1, 15]));
    expect(await find('')).toEqual([]);
    expect((await api.call('/api/locations/v2/streets/grouped?cities=all')).status).toBe(422);
  });

  it('lists the stations of the metro', async () => {
    const find = async (locale: string) =>
      metroStationsSchema.parse((await api.call('/api/locations/v2/metro-stations', { headers: { locale } })).body).data;
    const stations = await find('ka');
    expect(stations.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(stations[13]).toMatchObject({ display_name: 'რუსთაველი', slug: 'rustaveli', urban_ids: [64, 66, 67] });
    expect(stations[2]).toMatchObject({
      display_names_in: { ka: 'მეტრო დელისთან', en: 'near Delisi metro', ru: 'у метро «Делиси»' },
      slugs_in: { ka: 'metro-delistan', en: 'near-delisi-metro', ru: 'u-metro-delisi' },
    });
    for (const locale of ['ka', 'en', 'ru'] as const) {
      expect(new Set(stations.map(({ slugs_in }) => slugs_in[locale])).size).toBe(stations.length);
    }
    for (const { lat, lng } of stations) expect(lat > 41.67 && lat < 41.8 && lng > 44.7 && lng < 44.9).toBe(true);
    expect(JSON.stringify((await find('en')).map(({ display_name }) => display_name))).not.toMatch(georgian);
    const urbanIds = new Set(
      citiesSchema
        .parse((await api.call('/api/locations/v2/cities')).body)
        .data.flatMap(({ districts }) => districts.flatMap(({ urbans }) => urbans.map(({ id }) => id))),
    );
    for (const id of stations.flatMap(({ urban_ids }) => urban_ids)) expect(urbanIds).toContain(id);
  });
});
