import { describe, expect, it } from 'vitest';
import { apartmentConditions, apartmentKinds, type Sector, sectors } from '@/lib/contracts/estimate';
import { apartmentKindOf, conditionOf, sectorOf, yearRangeOf } from '@/lib/domain/estimate/vocabulary';
import { dictionaries } from '@/server/data/dictionaries';
import { places } from '@/server/data/gazetteer';

/** Names as the gazetteer and the dictionaries write them, so that an id that slips to another row shows. */
const urbanNames: Record<Sector | 'none', string[]> = {
  gldani: [
    'Avchala',
    'Gldani',
    'Gldani Village',
    'Gldanula',
    'Giorgitsminda Settlement',
    'Koniaki Settlement',
    'Mukhiani',
    'Zahesi',
  ],
  nadzaladevi: ['Avshniani', 'Lotkini', 'Nadzaladevi', 'Sanzona', 'Tbilisi Sea', 'Temka'],
  didube: ['Didube', 'Dighomi Massif'],
  chugureti: ['Chugureti', 'Ivertubani', 'Kukia', 'Svanetis Ubani'],
  vake: [
    'Akhaldaba',
    'Bagebi',
    'Betania',
    'Kaklebi',
    'Kveseti',
    'Nutsubidze Plateau',
    'Tkhinvala',
    'Tskneti',
    'Turtle Lake',
    'Vake',
  ],
  saburtalo: [
    'Didgori',
    'Didi Dighomi',
    'Dighomi 1-9',
    'Dighomi Chala',
    'Dighomi Village',
    'Koshigora',
    'Lisi Lake',
    'Lisi Surroundings',
    'Saburtalo',
    'Vashlijvari',
    'Vedzisi',
  ],
  mtatsminda: [
    'Kiketi',
    'Kojori',
    'Mtatsminda',
    'Okrokana',
    'Shindisi',
    'Sololaki',
    'Tabakhmela',
    'Tsavkisi',
    'Tsavkisi Valley',
    'Vera',
  ],
  krtsanisi: ['Abanotubani', 'Krtsanisi', 'Ortachala', 'Ponichala'],
  isani: ['Avlabari', 'Elia', 'Isani', 'Navtlughi', 'Vazisubani'],
  samgori: [
    'Africa Settlement',
    'Airport Settlement',
    'Dampalo Settlement',
    'Lilo',
    'Moscow Avenue',
    'Orkhevi',
    'Samgori',
    'Third Massif',
    'Varketili',
  ],
  none: ['Mskhaldidi', 'Mukhatgverdi', 'Mukhatskaro', 'Tsodoreti', 'Tsveri', 'Upper Lisi'],
};
const projectTypeNames = [
  ['Non-standard', 'non_standard'],
  ['Tukhareli', 'tukhareli'],
  ['Italian courtyard', 'italian_yard'],
  ['Leningrad', 'leningrad'],
  ['Lviv', 'lvov'],
  ['Moscow', 'moscow'],
  ['City', 'urban'],
  ['Kavlashvili', 'kavlashvili'],
  ['Czech', 'czech'],
  ['Khrushchev', 'khrushchev'],
  ['Dormitory', 'shared'],
  ['Duplex', 'duplex'],
  ['Triplex', 'triplex'],
  ['m2 complex', 'new_building'],
  ['OPTIMA by m2', 'new_building'],
  ['METRA PARK', 'new_building'],
] as const;
const conditionNames = [
  ['Newly renovated', 'newly_renovated'],
  ['Older renovation', 'old_renovation'],
  ['Renovation in progress', 'under_renovation'],
  ['Needs renovation', 'to_be_renovated'],
  ['White frame', 'white_frame'],
  ['Black frame', 'black_frame'],
  ['Green frame', 'green_frame'],
  ['White plus', 'white_plus'],
] as const;
const buildYearNames = [
  ['Before 1955', 'before_1955'],
  ['1955–2000', '1955_2000'],
  ['After 2000', 'after_2000'],
] as const;

const isTbilisi = ({ id }: { id: number }): boolean => id === 1;
const urbans = places.cities.filter(isTbilisi).flatMap(({ districts }) => districts.flatMap((district) => district.urbans));
const idNamed = (dictionary: 'project_types' | 'conditions' | 'build_years', name: string): number | null =>
  dictionaries[dictionary].find((entry) => entry.name.en === name)?.id ?? null;
const isOfApartments = (entry: { real_estate_types: readonly number[] }): boolean => entry.real_estate_types.includes(1);

describe('vocabulary of the estimate', () => {
  it.each(Object.entries(urbanNames).flatMap(([sector, names]) => names.map((name) => [name, sector])))(
    'puts %s into %s',
    (name, sector) => {
      const urban = urbans.find((row) => row.name.en === name);
      expect(urban && (sectorOf(urban.id) ?? 'none')).toBe(sector);
    },
  );

  it('leaves no urban of Tbilisi out, and no sector empty', () => {
    expect(urbans.map(({ name }) => name.en).sort()).toEqual(Object.values(urbanNames).flat().sort());
    expect(new Set(urbans.flatMap(({ id }) => sectorOf(id) ?? []))).toEqual(new Set(sectors));
  });

  it('puts no urban of another city into a sector', () => {
    const others = places.cities
      .filter((city) => !isTbilisi(city))
      .flatMap(({ districts }) => districts.flatMap((district) => district.urbans));
    expect(others.flatMap(({ id }) => sectorOf(id) ?? [])).toEqual([]);
  });

  it.each(projectTypeNames)('reads the project type %s as %s', (name, kind) => {
    expect(apartmentKindOf(idNamed('project_types', name), 1)).toBe(kind);
  });

  it('reads every project type that apartments may have, and reaches every kind', () => {
    const offered = dictionaries.project_types.filter(isOfApartments).map(({ name }) => name.en);
    expect(offered.sort()).toEqual(projectTypeNames.map(([name]) => name).sort());
    expect(new Set(projectTypeNames.map(([, kind]) => kind))).toEqual(new Set(apartmentKinds));
  });

  it.each(conditionNames)('reads the condition %s as %s', (name, condition) => {
    expect(conditionOf(idNamed('conditions', name))).toBe(condition);
  });

  it('reads every condition that apartments may have', () => {
    expect(dictionaries.conditions.filter(isOfApartments).map(({ name }) => name.en)).toHaveLength(apartmentConditions.length);
  });

  it.each(buildYearNames)('reads the build year %s as %s', (name, range) => {
    expect(yearRangeOf(1, 4, idNamed('build_years', name))).toBe(range);
  });
});
