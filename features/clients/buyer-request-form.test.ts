import { describe, expect, it } from 'vitest';
import { buyerRequestFormSchema, emptyBuyerRequest, filtersOfForm, toBuyerRequestBody, typeForDeal } from './buyer-request-form';

const filled = { ...emptyBuyerRequest, name: 'თამარ', phone: '599 70 01 00' };

describe('a buyer’s request', () => {
  it('needs a name and a phone that can get an SMS', () => {
    expect(buyerRequestFormSchema.safeParse(filled).success).toBe(true);
    for (const wrong of [{ phone: '' }, { phone: '0322000000' }, { name: ' ' }])
      expect(buyerRequestFormSchema.safeParse({ ...filled, ...wrong }).success).toBe(false);
  });

  it('is sent with the number as codes know it, and without the rooms of land', () => {
    const body = toBuyerRequestBody({ ...filled, real_estate_type_id: '4', room_types: ['2'], price_to: '9000' });
    expect(body).toMatchObject({ phone: '599700100', real_estate_type_id: 4, room_types: [], price_to: 9000, price_from: null });
  });

  it('counts what fits: the districts without their city, bounds only where they are typed', () => {
    const filters = filtersOfForm({ ...filled, cities: [1], districts: [2], room_types: ['3'], price_to: '300000' });
    expect(filters).toMatchObject({ cities: [], districts: [2], room_types: [3], price_to: 300_000, currency_id: 1 });
    expect(Object.keys(filters)).not.toContain('price_from');
  });

  it('changes the type with a deal that it is not offered for', () => {
    expect(typeForDeal(1, 10)).toBe(4);
    expect(typeForDeal(4, 2)).toBe(1);
    expect(typeForDeal(4, 1)).toBe(4);
  });
});
