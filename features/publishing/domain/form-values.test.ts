import { expect, it } from 'vitest';
import { completeFlat, parameters } from './form.fixture';
import { toSaveBody } from './form-values';
import { shownFields } from './offered-values';

const fields = (changes: Partial<typeof completeFlat>) => {
  const values = { ...completeFlat, ...changes };
  return toSaveBody(values, shownFields(parameters, values));
};

it('sends typed numbers as numbers and empty ones as null', () => {
  expect(fields({ balconies: '' })).toMatchObject({ area: 70, price: 120000, balconies: null, deal_type_id: 1 });
});

it('sends nothing that the type and deal do not offer', () => {
  expect(fields({})).not.toHaveProperty('rs_code');
  expect(fields({})).not.toHaveProperty('rent_type_id');
});

it('leaves out an invalid number, so that the rest is saved', () => {
  const sent = fields({ balconies: '21' });
  expect(sent).not.toHaveProperty('balconies');
  expect(sent).toMatchObject({ area: 70 });
});

it('sends no negotiable price', () => {
  expect(fields({ price_type_id: 1 })).toMatchObject({ price_type_id: 1, price: null });
});
