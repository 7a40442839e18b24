import { expect, it } from 'vitest';
import { fieldsOf, firstInvalidStep, stepAfter, stepBefore, stepOf } from './steps';

it('finds the first step with an error, in the order of the form', () => {
  expect(firstInvalidStep(['price', 'area'])).toBe('details');
  expect(firstInvalidStep(['youtube_link'])).toBe('photos');
  expect(firstInvalidStep([])).toBeNull();
});

it('puts each field into one step', () => {
  expect(stepOf('heating_type_id')).toBe('details');
  expect(fieldsOf('photos')).toEqual(['youtube_link', '3d_url']);
  expect(fieldsOf('details')).toContain('area');
  expect(fieldsOf('details')).not.toContain('price');
});

it('goes from the first step to the last and no further', () => {
  expect(stepBefore('place')).toBeNull();
  expect(stepAfter('place')).toBe('details');
  expect(stepAfter('publish')).toBeNull();
});
