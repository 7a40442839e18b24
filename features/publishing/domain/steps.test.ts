import { expect, it } from 'vitest';
import { errorsIn, firstInvalidStep, stepAfter, stepBefore, stepOf } from './steps';

const fault = { key: 'errors.field_required' };

it('finds the first step with a fault, in the order of the form', () => {
  expect(firstInvalidStep({ price: fault, area: fault })).toBe('details');
  expect(firstInvalidStep({ youtube_link: fault })).toBe('photos');
  expect(firstInvalidStep({})).toBeNull();
});

it('shows each fault in the step of its field', () => {
  expect(stepOf('heating_type_id')).toBe('details');
  expect(errorsIn('price', { price: fault, area: fault })).toEqual({ price: fault });
});

it('goes from the first step to the last and no further', () => {
  expect(stepBefore('place')).toBeNull();
  expect(stepAfter('place')).toBe('details');
  expect(stepAfter('publish')).toBeNull();
});
