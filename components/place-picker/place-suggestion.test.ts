import { describe, expect, it } from 'vitest';
import { noPlaces, type PlaceNode, type PlaceSelection } from '@/components/place-picker/place-tree';
import type { Suggestion } from '@/lib/contracts/locations';
import { addSuggestedPlace, toSuggestionOption } from './place-suggestion';

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
    expect(addSuggestedPlace(tree, noPlaces, found('city', {}))).toEqual([['1'], [], []]);
    expect(addSuggestedPlace(tree, noPlaces, found('district', { district_id: 4 }))).toEqual([['1'], ['4'], []]);
    expect(addSuggestedPlace(tree, noPlaces, vake)).toEqual([['1'], [], ['38']]);
  });

  it('never takes out what is chosen already', () => {
    const whole: PlaceSelection = [['1'], ['4'], []];
    expect(addSuggestedPlace(tree, whole, vake)).toEqual(whole);
    expect(addSuggestedPlace(tree, whole, found('district', { district_id: 4 }))).toEqual(whole);
    expect(addSuggestedPlace(tree, whole, found('city', {}))).toEqual(whole);
  });

  it('drops the places of another city', () => {
    expect(addSuggestedPlace(tree, [['15'], [], []], vake)).toEqual([['1'], [], ['38']]);
  });
});

describe('placeRowOf', () => {
  it('sets the name over what it lies in', () => {
    expect(toSuggestionOption(vake, 'Vake, Vake-Saburtalo, Tbilisi')).toMatchObject({
      label: 'Vake',
      description: 'Vake-Saburtalo, Tbilisi',
    });
  });
});
