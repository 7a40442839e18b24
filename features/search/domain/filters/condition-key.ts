import type { ChipSubject } from './filter-chips';

/** The condition of a search that a chip belongs to, as the API names conditions. */
export function conditionKeyOf(subject: ChipSubject): string {
  switch (subject.kind) {
    case 'option':
      return subject.name === 'parameters' ? `parameters-${subject.id}` : subject.name;
    case 'place':
      return subject.level === 'metro_station_ids' ? 'metro_station_ids' : 'place';
    case 'street':
      return 'place';
    case 'complex':
      return 'projects';
    case 'walk':
      return 'metro_minutes_to';
    case 'keyword':
      return 'q';
    case 'bounds':
      return 'bounds';
    case 'drawn':
      return 'drawn_areas';
    default:
      return subject.name;
  }
}
