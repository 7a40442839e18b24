import { describe, expect, it } from 'vitest';
import {
  chosenPlaces,
  noPlaces,
  type PlaceNode,
  removePlace,
  toggleLeaf,
  toggleMiddle,
} from '@/components/place-picker/place-tree';

const leaves: PlaceNode[] = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));
const district: PlaceNode = { id: 'd', label: 'D', children: leaves };
const city: PlaceNode = { id: 'city', label: 'City', children: [district] };
const leaf = (index: number): PlaceNode => leaves[index] ?? district;

describe('places', () => {
  it('turns a whole set of leaves into their parent', () => {
    let selection = toggleLeaf(noPlaces, city, district, leaf(0));
    selection = toggleLeaf(selection, city, district, leaf(1));
    expect(selection).toEqual([['city'], [], ['a', 'b']]);
    expect(toggleLeaf(selection, city, district, leaf(2))).toEqual([['city'], ['d'], []]);
  });

  it('leaves the other leaves when one is taken out of a chosen parent', () => {
    const whole = toggleMiddle(noPlaces, city, district);
    expect(toggleLeaf(whole, city, district, leaf(1))).toEqual([['city'], [], ['a', 'c']]);
  });

  it('takes the leaves into the parent when it is chosen, and drops them with it', () => {
    const some = toggleLeaf(noPlaces, city, district, leaf(0));
    const whole = toggleMiddle(some, city, district);
    expect(whole).toEqual([['city'], ['d'], []]);
    expect(toggleMiddle(whole, city, district)).toEqual([['city'], [], []]);
  });

  it('names the narrowest places and removes them one by one', () => {
    const some = toggleLeaf(noPlaces, city, district, leaf(0));
    expect(chosenPlaces([city], some)).toEqual([{ level: 2, id: 'a', label: 'A' }]);
    const none = removePlace(some, { level: 2, id: 'a', label: 'A' });
    expect(chosenPlaces([city], none)).toEqual([{ level: 0, id: 'city', label: 'City' }]);
    expect(removePlace(none, { level: 0, id: 'city', label: 'City' })).toEqual(noPlaces);
  });
});
