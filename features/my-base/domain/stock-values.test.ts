import { describe, expect, it } from 'vitest';
import { type StockItem, stockBodySchema } from '@/lib/contracts/clients';
import { stockFormSchema } from '../stock-form.schema';
import { bodyOf, emptyStock, formOf } from './stock-values';

const item: StockItem = {
  id: 4,
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  place: null,
  address: 'ბარნოვის 12',
  area: 75.5,
  room_type_id: 3,
  price: 140_000,
  currency_id: 2,
  shared: true,
  is_own: true,
  keeper_name: 'ნინო',
  owner_name: 'გიორგი',
  owner_phone: '+491701234567',
  comment: 'საღამოს',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};
const faultsOf = (change: object) => {
  const { error } = stockFormSchema.safeParse({ ...formOf(item), ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

describe('an entry of the base', () => {
  it('comes back from the form as it went in', () => {
    expect(bodyOf(stockFormSchema.parse(formOf(item)))).toEqual(
      stockBodySchema.parse({
        deal_type_id: 1,
        real_estate_type_id: 1,
        city_id: 1,
        district_id: 4,
        urban_id: 38,
        address: 'ბარნოვის 12',
        area: 75.5,
        room_type_id: 3,
        price: 140_000,
        currency_id: 2,
        owner_name: 'გიორგი',
        owner_phone: '+491701234567',
        comment: 'საღამოს',
        shared: true,
      }),
    );
  });

  it('has no rooms when it is land', () => {
    expect(bodyOf({ ...formOf(item), real_estate_type_id: '4' }).room_type_id).toBeNull();
  });

  it('needs type, deal, city and area', () => {
    const { error } = stockFormSchema.safeParse(emptyStock);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['real_estate_type_id', 'deal_type_id', 'city_id', 'area']);
  });

  it('refuses what the API would', () => {
    expect(faultsOf({ area: '0' })).toEqual([['area', 'errors.field_too_small']]);
    expect(faultsOf({ area: '10000001' })).toEqual([['area', 'errors.field_too_big']]);
    expect(faultsOf({ price: '1000000000' })).toEqual([['price', 'errors.field_too_big']]);
    expect(faultsOf({ owner_phone: '12' })).toEqual([['owner_phone', 'errors.field_invalid']]);
    expect(faultsOf({ price: '', owner_phone: '' })).toEqual([]);
  });
});
