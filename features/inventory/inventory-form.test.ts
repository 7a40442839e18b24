import { describe, expect, it } from 'vitest';
import { type InventoryItem, inventoryItemBodySchema } from '@/lib/contracts/account/clients';
import { emptyInventoryForm, inventoryFormSchema, toInventoryBody, toInventoryForm } from './inventory-form';

const item: InventoryItem = {
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
const errorsOf = (change: object) => {
  const { error } = inventoryFormSchema.safeParse({ ...toInventoryForm(item), ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

describe('an inventory item', () => {
  it('round-trips through the form', () => {
    expect(toInventoryBody(inventoryFormSchema.parse(toInventoryForm(item)))).toEqual(
      inventoryItemBodySchema.parse({
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
    expect(toInventoryBody({ ...toInventoryForm(item), real_estate_type_id: '4' }).room_type_id).toBeNull();
  });

  it('needs type, deal, city and area', () => {
    const { error } = inventoryFormSchema.safeParse(emptyInventoryForm);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['real_estate_type_id', 'deal_type_id', 'city_id', 'area']);
  });

  it('refuses what the API would', () => {
    expect(errorsOf({ area: '0' })).toEqual([['area', 'errors.field_too_small']]);
    expect(errorsOf({ area: '10000001' })).toEqual([['area', 'errors.field_too_big']]);
    expect(errorsOf({ price: '1000000000' })).toEqual([['price', 'errors.field_too_big']]);
    expect(errorsOf({ owner_phone: '12' })).toEqual([['owner_phone', 'errors.field_invalid']]);
    expect(errorsOf({ price: '', owner_phone: '' })).toEqual([]);
  });
});
