import type { Ellipse, Position } from './geometry';

export type Localised = Record<'ka' | 'en' | 'ru', string>;

/** Names of waters and the positions of their labels. */
export const waterNames: { kind: 'river' | 'sea'; at: Position; name: Localised }[] = [
  { kind: 'sea', at: [40.6, 42.35], name: { ka: 'შავი ზღვა', en: 'Black Sea', ru: 'Чёрное море' } },
  { kind: 'river', at: [44.843, 41.752], name: { ka: 'თბილისის ზღვა', en: 'Tbilisi Sea', ru: 'Тбилисское море' } },
];

/** Under the land of Georgia, whose own edge is then the coast. */
export const sea: Position[] = [
  [36.5, 45.2],
  [37.3, 44.75],
  [38.1, 44.4],
  [39.07, 44.1],
  [39.72, 43.58],
  [39.92, 43.43],
  [40.01, 43.39],
  [40.7, 43.25],
  [41.4, 42.9],
  [41.9, 42.5],
  [41.95, 42.0],
  [41.9, 41.7],
  [41.7, 41.52],
  [41.56, 41.52],
  [41.43, 41.42],
  [41.2, 41.28],
  [40.93, 41.13],
  [40.52, 41.04],
  [40.2, 40.95],
  [39.72, 41.0],
  [39.2, 41.08],
  [38.4, 40.93],
  [37.6, 41.05],
  [36.5, 41.3],
  [36.5, 45.2],
];

export const lakes: Ellipse[] = [
  { at: [43.81, 41.45], widthMetres: 3200, heightMetres: 10_500, turnDegrees: -8 },
  { at: [44.03, 41.615], widthMetres: 9000, heightMetres: 2400, turnDegrees: -12 },
  { at: [43.63, 41.655], widthMetres: 4200, heightMetres: 3200, turnDegrees: 0 },
  { at: [41.735, 42.12], widthMetres: 4800, heightMetres: 4600, turnDegrees: 0 },
  { at: [45.2, 41.435], widthMetres: 5200, heightMetres: 2600, turnDegrees: 20 },
  { at: [43.55, 41.26], widthMetres: 4800, heightMetres: 3000, turnDegrees: 0 },
  { at: [43.22, 41.215], widthMetres: 4600, heightMetres: 5200, turnDegrees: 0 },
  { at: [43.67, 41.195], widthMetres: 2600, heightMetres: 4200, turnDegrees: 0 },
  { at: [44.77, 42.14], widthMetres: 1500, heightMetres: 7000, turnDegrees: -12 },
  { at: [45.03, 41.995], widthMetres: 2600, heightMetres: 4600, turnDegrees: 0 },
  { at: [42.03, 42.8], widthMetres: 1400, heightMetres: 8000, turnDegrees: -25 },
];

/** The Sea of Tbilisi. */
export const tbilisiSea: Position[] = [
  [44.806, 41.769],
  [44.815, 41.775],
  [44.828, 41.771],
  [44.838, 41.765],
  [44.851, 41.758],
  [44.862, 41.752],
  [44.872, 41.742],
  [44.879, 41.733],
  [44.876, 41.726],
  [44.866, 41.727],
  [44.858, 41.733],
  [44.849, 41.731],
  [44.842, 41.737],
  [44.838, 41.744],
  [44.828, 41.748],
  [44.82, 41.756],
  [44.811, 41.76],
  [44.806, 41.769],
];

/** Lisi and Turtle Lake. */
export const tbilisiLakes: Ellipse[] = [
  { at: [44.7335, 41.744], widthMetres: 1050, heightMetres: 420, turnDegrees: 5 },
  { at: [44.7546, 41.7011], widthMetres: 340, heightMetres: 140, turnDegrees: 12 },
];
