import type { City } from '../../contracts/locations';

type Part = { id: number; name: string };

const entry = ({ id, name }: Part) => {
  const names = { ka: `${name}-ka`, en: name, ru: `${name}-ru` };
  const slug = `in-${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    id,
    display_name: name,
    display_names: names,
    display_name_in: name,
    display_names_in: names,
    slug,
    slugs: { ka: slug, en: slug, ru: slug },
    lat: 41.7,
    lng: 44.8,
    streets_count: 0,
    kind: 'city' as const,
  };
};
const district = (place: Part, urbans: Part[]) => ({ ...entry(place), urbans: urbans.map(entry) });

/** A gazetteer of four cities, in the order of the API. */
export const cities: City[] = [
  {
    ...entry({ id: 1, name: 'Tbilisi' }),
    kind: 'capital',
    streets_count: 618,
    districts: [
      district({ id: 4, name: 'Vake-Saburtalo' }, [
        { id: 38, name: 'Vake' },
        { id: 47, name: 'Saburtalo' },
        { id: 40, name: 'Bagebi' },
      ]),
      district({ id: 2, name: 'Old Tbilisi' }, [{ id: 20, name: 'Sololaki' }]),
    ],
  },
  {
    ...entry({ id: 15, name: 'Batumi' }),
    streets_count: 130,
    districts: [district({ id: 7, name: 'Boni' }, [])],
  },
  { ...entry({ id: 21, name: 'Gori' }), districts: [district({ id: 8, name: 'Centre' }, [])] },
  { ...entry({ id: 96, name: 'Zugdidi' }), districts: [] },
];

/** A suggestion of the API. @param id of the street or the station; an urban is 38 */
export const suggestion = (find_point: 'urban' | 'street' | 'metro', locations: string, id: number | null) => ({
  locations,
  location_names: { ka: locations, en: locations, ru: locations },
  find_point,
  identifiers: {
    city_id: 1,
    district_id: 4,
    urban_id: 38,
    street_id: find_point === 'street' ? id : null,
    metro_station_id: find_point === 'metro' ? id : null,
    project_id: null,
    statement_id: null,
  },
  statements_count: 12,
  house_number: null,
  handover: null,
  lat: 41.7,
  lng: 44.8,
});

/** The API's suggestions for the beginning of "Vake": an urban and a street. */
export const suggestions = [
  suggestion('urban', 'Vake, Vake-Saburtalo, Tbilisi', null),
  suggestion('street', 'Vakhushti Street, Vake, Tbilisi', 7),
];
