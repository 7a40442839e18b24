import { expect, it } from 'vitest';
import { eastMetres, northMetres } from '../geo';
import { landmarkDistances } from './landmarks';

const at = (latitude: number, longitude: number) => landmarkDistances(eastMetres(longitude), northMetres(latitude));

it('measures metres to the nearest metro station, park and main street', () => {
  // Rustaveli station is on Rustaveli Avenue.
  const [metro, , street] = at(41.7031, 44.7898);
  expect(metro).toBeLessThan(250);
  expect(street).toBeLessThan(250);
  // Vake Park.
  expect(at(41.7086, 44.7486)[1]).toBeLessThan(300);
});

it('counts no further than two kilometres', () => expect(at(41.6, 44.6)).toEqual([2000, 2000, 2000]));
