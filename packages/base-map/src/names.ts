import type { Position } from './geometry';

export type Localised = Record<'ka' | 'en' | 'ru', string>;

/** Names of waters and the positions of their labels. */
export const waterNames: { kind: 'river' | 'sea'; at: Position; name: Localised }[] = [
  { kind: 'sea', at: [40.6, 42.35], name: { ka: 'შავი ზღვა', en: 'Black Sea', ru: 'Чёрное море' } },
  { kind: 'river', at: [44.843, 41.752], name: { ka: 'თბილისის ზღვა', en: 'Tbilisi Sea', ru: 'Тбилисское море' } },
];
