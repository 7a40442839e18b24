import { expect, it } from 'vitest';
import { districtCentre } from './district-centre';

const [north, south] = [
  { lat: 42, lng: 45 },
  { lat: 41, lng: 44 },
];

it('leans to the neighbourhoods with the most streets', () => {
  const urbans = [
    { ...north, streets_count: 1 },
    { ...south, streets_count: 3 },
  ];
  expect(districtCentre({ ...north, urbans })).toEqual({ lat: 41.25, lng: 44.25 });
});

it('is the district’s own position where no neighbourhood has streets', () => {
  expect(districtCentre({ ...north, urbans: [] })).toEqual(north);
  expect(districtCentre({ ...north, urbans: [{ ...south, streets_count: 0 }] })).toEqual(north);
});
