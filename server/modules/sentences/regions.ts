import { places } from '../../data/gazetteer';

/** The cities of each region, with the phrases that name it: "Kakheti", "კახეთში", "в Кахетии". A region that is called like a city is that city. */
export const regions = [...Map.groupBy(places.cities, ({ region }) => region.en).values()].flatMap((cities) => {
  const [first] = cities;
  if (!first || cities.some(({ name }) => name.en === first.region.en)) return [];
  const { ka, en, ru } = first.region;
  // Endings are cut off: კახეთ-ი, აჭარ-ა, Кахети-я.
  const phrases = [ka.replace(/[იაე]$/, '*'), en, ru.replace(/[яаи]$/, '*')].join(',');
  return [{ cities: cities.map(({ id }) => id).sort((one, other) => one - other), phrases }];
});
