import type { RoomColors, ViewKind } from './room';

export const livingLayouts = [
  'window',
  'media',
  'fireplace',
  'loft',
  'corner',
  'dining',
  'panorama',
  'balcony',
  'niche',
  'library',
  'piano',
  'wall-unit',
  'arches',
  'hearth',
] as const;

export interface LivingScene extends RoomColors {
  layout: (typeof livingLayouts)[number];
  sofa: string;
  rug: string;
  curtain: string;
  view: ViewKind;
}

export const kitchenLayouts = [
  'island',
  'table',
  'galley',
  'peninsula',
  'wide-window',
  'niche',
  'range',
  'country',
  'dresser',
] as const;

export interface KitchenScene extends RoomColors {
  layout: (typeof kitchenLayouts)[number];
  cabinet: string;
  upper: string;
  tile: string;
  worktop: string;
  view: ViewKind;
}

export const bedroomLayouts = ['double', 'attic', 'children', 'low', 'wardrobe', 'study'] as const;

export interface BedroomScene extends RoomColors {
  layout: (typeof bedroomLayouts)[number];
  cover: string;
  headboard: string;
  curtain: string;
  view: ViewKind;
}
