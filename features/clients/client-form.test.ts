import { describe, expect, it } from 'vitest';
import { clientBodySchema } from '@/lib/contracts/account/clients';
import { type ClientForm, clientFormSchema, emptyClientForm, toClientBody } from './client-form';

const form: ClientForm = {
  ...emptyClientForm,
  name: 'ნინო',
  phone: '599001234',
  real_estate_type_id: '1',
  deal_type_id: '1',
  cities: [1],
  districts: [4],
  room_types: ['2', '7'],
  price_from: '50000',
  price_to: '90000',
  area_to: '80.5',
};
const errorsOf = (change: Partial<ClientForm>) => {
  const { error } = clientFormSchema.safeParse({ ...form, ...change });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

describe('a client', () => {
  it('is sent to the API as the contract defines', () => {
    const body = toClientBody(clientFormSchema.parse(form));
    expect(clientBodySchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ room_types: [2, 7], price_from: 50_000, area_from: null, area_to: 80.5 });
  });

  it('asks for no rooms of land', () => {
    expect(toClientBody({ ...form, real_estate_type_id: '4' }).room_types).toEqual([]);
  });

  it('needs only a name, a type and a deal', () => {
    const { error } = clientFormSchema.safeParse(emptyClientForm);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['name', 'real_estate_type_id', 'deal_type_id']);
  });

  it('refuses an upper bound below the lower one, unless one of them is empty', () => {
    expect(errorsOf({ price_from: '90001' })).toEqual([['price_to', 'errors.field_below_from']]);
    expect(errorsOf({ area_from: '81' })).toEqual([['area_to', 'errors.field_below_from']]);
    expect(errorsOf({ price_from: '90000', area_from: '' })).toEqual([]);
  });

  it('refuses a number that cannot be called', () => {
    expect(errorsOf({ phone: 'later' })).toEqual([['phone', 'errors.field_invalid']]);
  });
});
