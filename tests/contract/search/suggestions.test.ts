import { beforeAll, describe, expect, it } from 'vitest';
import { complexesSchema, type Suggestion, suggestionsSchema, textPlacesSchema } from '@/lib/contracts/locations';
import { insertStatement, type StatementRecord } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/locations/v2/suggestions';

async function ask(q: string, headers: Record<string, string> = {}) {
  const { status, body } = await api.call(`${path}?q=${encodeURIComponent(q)}`, { headers: { locale: 'en', ...headers } });
  expect(status).toBe(200);
  return suggestionsSchema.parse(body);
}
const find = async (q: string, headers?: Record<string, string>) => (await ask(q, headers)).data;
const ofKind = (kind: Suggestion['find_point'], suggestions: Suggestion[]) =>
  suggestions.filter(({ find_point }) => find_point === kind);

describe('GET /api/locations/v2/suggestions', () => {
  it('answers with the urban before the district of a longer name, from the smallest to the largest', async () => {
    for (const q of ['ვაკე', 'vake', 'Ваке', 'dfrt']) {
      const [first, ...others] = await find(q);
      expect(first).toMatchObject({
        locations: 'Vake, Vake-Saburtalo, Tbilisi',
        find_point: 'urban',
        identifiers: { city_id: 1, district_id: 4, urban_id: 38, street_id: null, metro_station_id: null, project_id: null },
      });
      expect(ofKind('district', others)[0]?.identifiers.district_id).toBe(4);
    }
  });

  it('finds cities, districts, urbans, streets, stations and complexes', async () => {
    const expected: [string, Suggestion['find_point'], Partial<Suggestion['identifiers']>][] = [
      ['ბათუმ', 'city', { city_id: 15 }],
      ['old tbilisi', 'district', { district_id: 6 }],
      ['Сабуртало', 'urban', { urban_id: 47 }],
      ['წერეთლის გამზირი', 'street', { street_id: 3077 }],
      ['metro delisi', 'metro', { metro_station_id: 3 }],
      ['Vazha Towers', 'complex', { project_id: 6, urban_id: 47 }],
    ];
    for (const [q, find_point, identifiers] of expected)
      expect((await find(q))[0]).toMatchObject({ find_point, identifiers, house_number: null });
  });

  it('splits off the number of a house', async () => {
    expect((await find('Chavchavadze 37'))[0]).toMatchObject({
      locations: 'Ilia Chavchavadze Avenue, Vake, Tbilisi',
      house_number: '37',
    });
  });

  it('counts the active statements of each', async () => {
    const count = async (query: string) => {
      const { body } = await api.call(`/api/microservice/statements/count?${query}`);
      return (body as { data: { total: number } }).data.total;
    };
    const [vake] = await find('ვაკე');
    const [delisi] = await find('metro delisi');
    const [towers] = await find('Vazha Towers');
    expect(vake?.statements_count).toBe(await count('urbans=38'));
    expect(delisi?.statements_count).toBe(await count('metro_station_ids=3'));
    expect(towers?.statements_count).toBe(await count('projects=6'));
    expect(vake?.statements_count).toBeGreaterThan(0);
    expect(towers?.statements_count).toBeGreaterThan(0);
  });

  it('lists what has more statements first among equals', async () => {
    const streets = ofKind('street', await find('რუსთაველი'));
    expect(streets[0]?.identifiers.street_id).toBe(3422);
  });

  it('offers three names with a similar spelling when it finds nothing, and none otherwise', async () => {
    const { data, nearest } = await ask('საბრთლუ');
    expect(data).toEqual([]);
    expect(nearest).toHaveLength(3);
    expect(nearest[0]?.ka).toBe('საბურთალო');
    expect((await ask('ვაკე')).nearest).toEqual([]);
  });

  it('describes places by their keys, in their order, and leaves out unknown ones', async () => {
    const { status, body } = await api.call(`${path}?places=metro-3,urban-38,street-999999,complex-6`, {
      headers: { locale: 'en' },
    });
    expect(status).toBe(200);
    const { data } = suggestionsSchema.parse(body);
    expect(data.map(({ locations }) => locations)).toEqual([
      'Delisi, Tbilisi',
      'Vake, Vake-Saburtalo, Tbilisi',
      'Vazha Towers, Saburtalo, Tbilisi',
    ]);
    expect(data[1]?.statements_count).toBeGreaterThan(0);
    expect((await api.call(`${path}?places=user-1`)).status).toBe(422);
  });

  it('finds nothing in one letter, and refuses a text that is too long', async () => {
    expect(await find('v')).toEqual([]);
    expect((await api.call(`${path}?q=${'ა'.repeat(256)}`)).status).toBe(422);
  });
});

describe('statements by their number', () => {
  let owner: Visitor;
  let otherUser: Visitor;
  let active: StatementRecord;
  let draft: StatementRecord;
  const idsOf = async (q: string, headers?: Record<string, string>) =>
    ofKind('statement', await find(q, headers)).map(({ identifiers }) => identifiers.statement_id);

  beforeAll(async () => {
    owner = await insertVisitor(api.db);
    otherUser = await insertVisitor(api.db);
    active = await insertStatement(api.db, { userId: owner.user.id, phone: '+995 555 12 34 56' });
    draft = await insertStatement(api.db, { userId: owner.user.id, phone: '+995 555 12 34 56', state: 'draft' });
  });

  it('finds an active one by its whole number for everybody, another only for its owner', async () => {
    expect(await idsOf(String(active.id))).toEqual([active.id]);
    expect(await idsOf(`№ ${active.id}`)).toEqual([active.id]);
    for (const headers of [{}, otherUser.headers]) expect(await idsOf(String(draft.id), headers)).toEqual([]);
    expect(await idsOf(String(draft.id), owner.headers)).toEqual([draft.id]);
  });

  it('finds by phone only the visitor’s own', async () => {
    for (const phone of ['555123456', '555 12 34 56', '+995 555 12-34-56']) {
      expect(new Set(await idsOf(phone, owner.headers))).toEqual(new Set([active.id, draft.id]));
      expect(await idsOf(phone)).toEqual([]);
      expect(await idsOf(phone, otherUser.headers)).toEqual([]);
    }
  });
});

describe('GET /api/locations/v2/complexes', () => {
  it('lists every complex with its neighbourhood', async () => {
    const { data } = complexesSchema.parse((await api.call('/api/locations/v2/complexes', { headers: { locale: 'en' } })).body);
    expect(data).toHaveLength(40);
    expect(data.find(({ id }) => id === 6)).toMatchObject({ display_name: 'Vazha Towers', city_id: 1, urban_id: 47 });
  });
});

describe('GET /api/locations/v2/text', () => {
  const none = { cities: [], districts: [], urbans: [], streets: [], metro_station_ids: [], projects: [] };
  const read = async (q: string) =>
    textPlacesSchema.parse((await api.call(`/api/locations/v2/text?q=${encodeURIComponent(q)}`)).body).data;

  it('extracts the places from a free text', async () => {
    expect(await read('ვაკე')).toEqual({ ...none, urbans: [38], q: '' });
    expect(await read('studio near metro Delisi')).toEqual({ ...none, metro_station_ids: [3], q: 'studio' });
    expect(await read('sea view')).toEqual({ ...none, q: 'sea view' });
  });
});

describe('the text of a list', () => {
  const total = async (query: string) => {
    const { body } = await api.call(`/api/microservice/statements/count?${query}`);
    return (body as { data: { total: number } }).data.total;
  };

  it('means the place that it names', async () => {
    expect(await total('q=ვაკე')).toBe(await total('urbans=38'));
    expect(await total('q=Vake')).toBeLessThan(await total('districts=4'));
    expect(await total(`q=${encodeURIComponent('ბინა ვაკეში')}`)).toBe(await total('urbans=38&q=ბინა'));
  });

  it('stays a text with a chosen place', async () => {
    expect(await total('q=ვაკე&cities=15')).toBeLessThan(await total('urbans=38'));
  });
});
