import { expect, it } from 'vitest';
import { savedSearchTitle } from './saved-search-title';

it('names every condition that the title of the list leaves out', () => {
  const chips = [
    { key: 'deal_types-1', label: 'იყიდება' },
    { key: 'real_estate_types-1', label: 'ბინა' },
    { key: 'urbans-38', label: 'ვაკე' },
    { key: 'price', label: '300 000 ₾-მდე' },
    { key: 'with_3d', label: '3D ტური' },
  ];
  expect(savedSearchTitle('იყიდება ბინა ვაკეში', chips)).toBe('იყიდება ბინა ვაკეში, 300 000 ₾-მდე, 3D ტური');
});

it('names several types, and a place that the title does not say', () => {
  const chips = [
    { key: 'real_estate_types-1', label: 'Apartment' },
    { key: 'real_estate_types-2', label: 'House' },
    { key: 'urbans-38', label: 'Vake' },
  ];
  expect(savedSearchTitle('Property in Georgia', chips)).toBe('Property in Georgia, Apartment, House, Vake');
});
