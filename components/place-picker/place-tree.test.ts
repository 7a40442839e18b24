import { describe, expect, it } from 'vitest';
import { idsFromSelection, type PlaceSelection, type SelectedPlace } from '@/lib/domain/place/place-selection';
import { cities } from '@/lib/domain/place/places.fixture';
import {
  addPlace,
  buildPlaceTree,
  chosenNodes,
  type PlaceNode,
  type PlacePath,
  placeState,
  removePlace,
  togglePlace,
  withCounts,
} from './place-tree';

const tree = buildPlaceTree(cities, 'en');

function nodeOf(nodes: readonly PlaceNode[] | undefined, label: string): PlaceNode {
  const node = nodes?.find((other) => other.label === label);
  if (!node) throw new Error(`No ${label} in the tree.`);
  return node;
}
const tbilisi = nodeOf(tree, 'Tbilisi');
const district = nodeOf(tbilisi.children, 'Vake-Saburtalo');
const vake = nodeOf(district.children, 'Vake');
const saburtalo = nodeOf(district.children, 'Saburtalo');
const bagebi = nodeOf(district.children, 'Bagebi');
const batumi = nodeOf(tree, 'Batumi');
const boni = nodeOf(batumi.children, 'Boni');
const key = ({ kind, id }: PlaceNode): SelectedPlace => ({ kind, id });
const street: SelectedPlace = { kind: 'street', id: 7, name: 'Barnovi Street' };
const toggle = (selection: PlaceSelection, ...path: PlacePath) => togglePlace(selection, path, 'multiple');

describe('buildPlaceTree', () => {
  it('keeps the order of the API', () => {
    expect(tree.map(({ label }) => label)).toEqual(['Tbilisi', 'Batumi', 'Gori', 'Zugdidi']);
  });

  it('names each level in the language of the page', () => {
    const [city] = buildPlaceTree(cities, 'ru');
    expect(city?.label).toBe('Tbilisi-ru');
    expect(city?.children?.[0]?.label).toBe('Vake-Saburtalo-ru');
    expect(city?.children?.[0]?.children?.[1]).toEqual({ kind: 'urban', id: 47, label: 'Saburtalo-ru' });
  });

  it('names a district with one urban of its name once; the urban is the district then', () => {
    const [first, ...rest] = cities;
    if (!first?.districts[0]) throw new Error('The fixture has districts.');
    const [vakeUrban] = first.districts[0].urbans;
    if (!vakeUrban) throw new Error('The fixture has urbans.');
    const twins = [{ ...first, districts: [{ ...vakeUrban, id: 9, urbans: [vakeUrban] }] }, ...rest];
    const [city] = buildPlaceTree(twins, 'en');
    const [only] = city?.children ?? [];
    if (!city || !only) throw new Error('No city in the tree.');
    expect(only).toEqual({ kind: 'district', id: 9, label: 'Vake', twinId: 38 });
    const urban: SelectedPlace = { kind: 'urban', id: 38 };
    expect(placeState([urban], [city, only], 'multiple')).toBe('on');
    expect(chosenNodes([city], [urban])).toEqual([only]);
    expect(togglePlace([urban], [city, only], 'multiple')).toEqual([{ kind: 'city', id: 1 }]);
    expect(idsFromSelection([{ kind: 'district', id: 9 }], twins)).toEqual({ city_id: 1, district_id: 9, urban_id: 38 });
  });
});

describe('togglePlace, several places', () => {
  it('turns the whole set of urbans into their district', () => {
    const two = toggle(toggle([], tbilisi, district, vake), tbilisi, district, saburtalo);
    expect(two).toEqual([key(vake), key(saburtalo)]);
    expect(toggle(two, tbilisi, district, bagebi)).toEqual([key(district)]);
  });

  it('keeps the other urbans when one of a chosen district is removed', () => {
    expect(toggle([key(district)], tbilisi, district, saburtalo)).toEqual([key(vake), key(bagebi)]);
  });

  it('merges urbans into their district, and keeps the city when that is removed', () => {
    const whole = toggle([key(vake)], tbilisi, district);
    expect(whole).toEqual([key(district)]);
    expect(toggle(whole, tbilisi, district)).toEqual([key(tbilisi)]);
    expect(toggle([key(vake)], tbilisi, district, vake)).toEqual([key(tbilisi)]);
  });

  it('replaces the places of another city and keeps the streets', () => {
    expect(toggle([key(vake), street], batumi, boni)).toEqual([key(boni), street]);
    expect(toggle([key(vake), street], batumi)).toEqual([key(batumi), street]);
  });

  it('keeps the parts of a city that is clicked again', () => {
    expect(toggle([key(vake)], tbilisi)).toEqual([key(vake)]);
  });
});

describe('togglePlace, a single place', () => {
  it('replaces what was chosen', () => {
    expect(togglePlace([key(vake)], [tbilisi, district, bagebi], 'single')).toEqual([key(bagebi)]);
    expect(togglePlace([key(vake)], [tbilisi, district], 'single')).toEqual([key(district)]);
    expect(togglePlace([key(vake)], [batumi], 'single')).toEqual([key(batumi)]);
  });

  it('keeps the place when its city is clicked on the way to it', () => {
    expect(togglePlace([key(vake)], [tbilisi], 'single')).toEqual([key(vake)]);
  });
});

describe('placeState', () => {
  it('is on for the city of a chosen part and partly on for its district', () => {
    expect(placeState([key(vake)], [tbilisi], 'multiple')).toBe('on');
    expect(placeState([key(vake)], [tbilisi, district], 'multiple')).toBe('some');
    expect(placeState([key(vake)], [batumi], 'multiple')).toBe('off');
  });

  it('is on for the urbans of a chosen district where several may be chosen', () => {
    expect(placeState([key(district)], [tbilisi, district, vake], 'multiple')).toBe('on');
    expect(placeState([key(district)], [tbilisi, district, vake], 'single')).toBe('off');
  });
});

describe('addPlace', () => {
  it('chooses a city, a district or an urban that was found by name', () => {
    for (const node of [tbilisi, district, vake]) expect(addPlace(tree, [], key(node))).toEqual([key(node)]);
  });

  it('never removes what is chosen already', () => {
    const whole = [key(district)];
    for (const node of [tbilisi, district, vake]) expect(addPlace(tree, whole, key(node))).toBe(whole);
  });

  it('adds a street once, in addition to the places', () => {
    expect(addPlace(tree, [key(vake)], street)).toEqual([key(vake), street]);
    expect(addPlace(tree, [street, key(vake)], street)).toEqual([key(vake), street]);
  });

  it('ignores a place that the tree lacks', () => {
    expect(addPlace(tree, [street], { kind: 'urban', id: 999 })).toEqual([street]);
  });
});

describe('removing', () => {
  it('keeps the city after the last of its parts, and nothing after the city', () => {
    expect(removePlace(tree, [key(vake), key(bagebi)], vake)).toEqual([key(bagebi)]);
    expect(removePlace(tree, [key(vake), street], vake)).toEqual([key(tbilisi), street]);
    expect(removePlace(tree, [key(tbilisi), street], tbilisi)).toEqual([street]);
  });
});

describe('chosenNodes', () => {
  it('names the narrowest places in the order of the tree', () => {
    expect(chosenNodes(tree, [key(bagebi), key(vake), key(tbilisi), key(batumi)]).map(({ label }) => label)).toEqual([
      'Vake',
      'Bagebi',
      'Batumi',
    ]);
  });
});

describe('withCounts', () => {
  it('puts the count of each level next to its places, 0 where nothing was found and none where there is no count', () => {
    const counts = { city: { [tbilisi.id]: 90 }, district: { [district.id]: 40 }, urban: undefined };
    const counted = withCounts(tree, counts, (count) => `${count} found`);
    const city = nodeOf(counted, 'Tbilisi');
    expect([city.count, nodeOf(counted, 'Batumi').count]).toEqual(['90 found', '0 found']);
    expect(nodeOf(city.children, 'Vake-Saburtalo').count).toBe('40 found');
    expect(nodeOf(nodeOf(city.children, 'Vake-Saburtalo').children, 'Vake').count).toBeUndefined();
  });
});
