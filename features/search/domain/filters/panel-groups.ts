import type { ChipSubject } from './filter-chips';
import type { SectionName } from './filter-sections';

/** The parts of the panel, in their order. Kinds of parking are among the popular conditions. */
export const panelGroupNames = [
  'popular',
  'kind',
  'price',
  'place',
  'rooms',
  'building',
  'condition',
  'amenities',
  'author',
] as const;
export type PanelGroupName = (typeof panelGroupNames)[number];

/** Parts that are folded to one line until requested. */
export const foldedGroups: ReadonlySet<PanelGroupName> = new Set(['building', 'condition', 'amenities', 'author']);

export const sectionsOfGroup: Record<PanelGroupName, readonly SectionName[]> = {
  popular: [],
  kind: ['rent_types', 'lease_types', 'lease_contract_types', 'daily_rent_types'],
  price: ['price', 'square_price', 'price_types'],
  place: [],
  rooms: ['room_types', 'area', 'area_types', 'bedroom_types', 'bathroom_types', 'living_room_types'],
  building: ['statuses', 'project_types', 'build_years', 'material_types', 'floor', 'height', 'not_first', 'not_last'],
  condition: [
    'conditions',
    'heating_types',
    'hot_water_types',
    'door_window_types',
    'storeroom_types',
    'has_balcony',
    'has_loggia',
    'has_porch',
  ],
  amenities: ['parameters'],
  author: ['owner', 'with_picture', 'with_3d', 'can_exchanged', 'has_cadastral_code'],
};

/** The part that contains the control of a chip. */
export function groupOfChip(subject: ChipSubject): PanelGroupName | null {
  switch (subject.kind) {
    case 'place':
    case 'street':
    case 'complex':
    case 'walk':
    case 'bounds':
    case 'drawn':
      return 'place';
    case 'keyword':
      return 'author';
    case 'other':
      return null;
    default: {
      const { name } = subject;
      if (name === 'deal_types' || name === 'real_estate_types') return 'kind';
      if (name === 'has_parking' || name === 'parking_types') return 'popular';
      return panelGroupNames.find((group) => (sectionsOfGroup[group] as readonly string[]).includes(name)) ?? null;
    }
  }
}
