import type { Localised } from './still-water';

type Poi = { category: string; name: string; lat: number; lng: number };
type Station = { name: Localised; lat: number; lng: number };
/** Kind, latitude, longitude, name; an empty name where the source only repeats the kind. */
type Row = [kind: string, lat: number, lng: number, name: string | Localised];

const kinds: Readonly<Record<string, string>> = { park: 'park', pharmacy: 'pharmacy', shop: 'shop', school: 'school' };
const kindergarten = /ბაღი|ბაღ\s|ბაგა|kindergarten/i;
/** Names that only repeat the kind. */
const generic = new Set([
  'სკოლა',
  'აფთიაქი',
  'საბავშვო ბაღი',
  'ბაგა-ბაღი',
  'ბაღი',
  'პარკი',
  'სკვერი',
  'მაღაზია',
  'school',
  'pharmacy',
]);
/** About a metre. */
const decimals = 5;

const round = (degrees: number): number => Number(degrees.toFixed(decimals));

/** What a home has around it, one row each, in the order of the source. */
export function surroundingsOf(pois: readonly Poi[], stations: readonly Station[]): Row[] {
  const rows = pois.flatMap(({ category, name, lat, lng }): Row[] => {
    const kind = category === 'school' && kindergarten.test(name) ? 'kindergarten' : kinds[category];
    const text = name.trim();
    return kind ? [[kind, round(lat), round(lng), generic.has(text.toLowerCase()) ? '' : text]] : [];
  });
  return [...stations.map(({ name, lat, lng }): Row => ['metro', round(lat), round(lng), name]), ...rows];
}
