import type { Localised } from '@/lib/contracts/common';
import type { Position } from './geometry';

/** Names of waters, where they are written. */
export const waterNames: { kind: 'river' | 'sea'; at: Position; name: Localised }[] = [
  { kind: 'sea', at: [40.6, 42.35], name: { ka: 'შავი ზღვა', en: 'Black Sea', ru: 'Чёрное море' } },
  { kind: 'river', at: [44.843, 41.752], name: { ka: 'თბილისის ზღვა', en: 'Tbilisi Sea', ru: 'Тбилисское море' } },
];
