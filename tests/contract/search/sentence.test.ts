import { describe, expect, it } from 'vitest';
import { sentenceResponseSchema } from '@/lib/contracts/sentence';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/locations/v2/sentence';
const ask = async (q: string, locale: string) => {
  const { status, body } = await api.call(`${path}?q=${encodeURIComponent(q)}`, { headers: { locale } });
  expect(status).toBe(200);
  return sentenceResponseSchema.parse(body).data;
};

describe('GET /api/locations/v2/sentence', () => {
  it('answers with the filters of the list, their names in the requested language, and the remaining words', async () => {
    const filters = {
      deal_types: [1],
      real_estate_types: [1],
      room_types: [2, 3],
      urbans: [38],
      price_to: 100_000,
      currency_id: 2,
      not_first: true,
    };
    const english = await ask('2-3 room flat in Vake under $100k, not first floor, sea view', 'en');
    expect(english).toMatchObject({ filters, q: 'sea view' });
    expect(english.chips.map(({ label }) => label)).toEqual([
      'For sale',
      'Apartment',
      'Vake',
      'Rooms: 2, 3',
      'up to $100,000',
      'Not the first floor',
    ]);
    const russian = await ask('2-3 комнатная квартира в Ваке до 100к $, не первый этаж', 'ru');
    expect(russian).toMatchObject({ filters, q: '' });
    expect(russian.chips[3]).toEqual({ names: ['room_types'], id: null, label: 'Комнаты: 2, 3' });
    const georgian = await ask('2-3 ოთახიანი ბინა ვაკეში 100 000 დოლარამდე, პირველი სართულის გარდა', 'ka');
    expect(georgian).toMatchObject({ filters, q: '' });
  });

  it('refuses a text of more than 1000 letters with 422', async () => {
    expect((await api.call(`${path}?q=${'a'.repeat(1001)}`)).status).toBe(422);
    expect((await api.call(path)).status).toBe(422);
  });
});
