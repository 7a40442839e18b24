import { describe, expect, it } from 'vitest';
import { noPlaces, type PlaceNode, type PlaceSelection } from '@/components/ui/place-tree';
import type { Suggestion } from '@/lib/contracts/locations';
import { placeRowOf, withFoundPlace } from './found-place';

const tree: PlaceNode[] = [
  {
    id: '1',
    label: 'Tbilisi',
    children: [
      {
        id: '4',
        label: 'Vake-Saburtalo',
        children: [
          { id: '38', label: 'Vake' },
          { id: '47', label: 'Saburtalo' },
        ],
      },
    ],
  },
  { id: '15', label: 'Batumi', children: [] },
];

const found = (find_point: Suggestion['find_point'], ids: Partial<Suggestion['identifiers']>): Suggestion => ({
  find_point,
  identifiers: { city_id: 1, district_id: null, urban_id: null, street_id: null, ...ids },
  locations: '',
  location_names: { ka: '', en: '', ru: '' },
  lat: 0,
  lng: 0,
});
const vake = found('urban', { district_id: 4, urban_id: 38 });

describe('withFoundPlace', () => {
  it('chooses what was found on its own level', () => {
    expect(withFoundPlace(tree, noPlaces, found('city', {}))).toEqual([['1'], [], []]);
    expect(withFoundPlace(tree, noPlaces, found('district', { district_id: 4 }))).toEqual([['1'], ['4'], []]);
    expect(withFoundPlace(tree, noPlaces, vake)).toEqual([['1'], [], ['38']]);
  });

  it('never takes out what is chosen already', () => {
    const whole: PlaceSelection = [['1'], ['4'], []];
    expect(withFoundPlace(tree, whole, vake)).toEqual(whole);
    expect(withFoundPlace(tree, whole, found('district', { district_id: 4 }))).toEqual(whole);
    expect(withFoundPlace(tree, whole, found('city', {}))).toEqual(whole);
  });

  it('drops the places of another city', () => {
    expect(withFoundPlace(tree, [['15'], [], []], vake)).toEqual([['1'], [], ['38']]);
  });
});

describe('placeRowOf', () => {
  it('sets the name over what it lies in', () => {
    expect(placeRowOf(vake, 'Vake, Vake-Saburtalo, Tbilisi')).toMatchObject({
      label: 'Vake',
      description: 'Vake-Saburtalo, Tbilisi',
    });
  });
});
