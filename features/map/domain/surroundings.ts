import type { Locale, Localised } from '@/lib/contracts/common';
import { distanceMetres, type LatLng, type MapBounds } from '@/lib/domain/place/map-bounds';
import { walkMinutes } from '@/lib/domain/place/walk';
import { georgianToCyrillic, romaniseNational } from '@/lib/format/slugs/romanise';

/** In the order of the list. */
const kinds = ['metro', 'school', 'kindergarten', 'park', 'pharmacy', 'shop'] as const;
export type SurroundingKind = (typeof kinds)[number];

/** What a chip shows. */
export const groups = {
  metro: ['metro'],
  learning: ['school', 'kindergarten'],
  park: ['park'],
  pharmacy: ['pharmacy'],
  shop: ['shop'],
} as const satisfies Record<string, readonly SurroundingKind[]>;
export type SurroundingGroup = keyof typeof groups;
export const groupNames = Object.keys(groups) as SurroundingGroup[];

/** A row of the table: kind, latitude, longitude, name; empty where only the kind is known. */
export type SurroundingRow = readonly [kind: SurroundingKind, lat: number, lng: number, name: string | Localised];

export type Surrounding = { key: string; kind: SurroundingKind; at: LatLng; name: string; metres: number; minutes: number };

/** The table covers only this area: south, west, north, east. */
export const knownArea: MapBounds = [41.62, 44.65, 41.86, 45.08];

const groupMax = 6;
/** What is farther away in a straight line is not near. */
const reachMetres: Record<SurroundingKind, number> = {
  metro: 3000,
  school: 1500,
  kindergarten: 1500,
  park: 2000,
  pharmacy: 1000,
  shop: 1500,
};

/** Names are Georgian, as their owners write them; others read them in their own letters. */
const readers: Record<Locale, (name: string) => string> = {
  ka: (name) => name,
  en: romaniseNational,
  ru: georgianToCyrillic,
};

/** Everything near a home, nearest first. */
export function surroundingsNear(rows: readonly SurroundingRow[], home: LatLng, locale: Locale): Surrounding[] {
  const from = { latitude: home.lat, longitude: home.lng };
  return rows
    .map(([kind, lat, lng, name]) => ({
      key: `${kind} ${lat} ${lng}`,
      kind,
      at: { lat, lng },
      name: typeof name === 'string' ? readers[locale](name) : name[locale],
      metres: distanceMetres(from, { latitude: lat, longitude: lng }),
    }))
    .filter(({ kind, metres }) => metres <= reachMetres[kind])
    .sort((one, other) => one.metres - other.metres)
    .map((near) => ({ ...near, minutes: walkMinutes(near.metres) }));
}

/** The nearest of a group, or without one the nearest of each kind. */
export function chooseSurroundings(near: readonly Surrounding[], group: SurroundingGroup | null): Surrounding[] {
  if (group === null) return kinds.flatMap((kind) => near.find((each) => each.kind === kind) ?? []);
  const wanted: readonly SurroundingKind[] = groups[group];
  return near.filter(({ kind }) => wanted.includes(kind)).slice(0, groupMax);
}
