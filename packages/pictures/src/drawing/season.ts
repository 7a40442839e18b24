import { leaf, mix } from './palette';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

export type Foliage = Record<keyof typeof leaf, string>;

/** What is green in summer, in its colours of the year. Pines, cypresses and palms keep those of summer. */
export const foliage: Readonly<Record<Season, Foliage>> = {
  spring: { deep: '#7fa566', mid: '#e9bccb', light: '#b4d394', vine: '#9dbb5f', dry: '#d6d29a' },
  summer: leaf,
  autumn: { deep: '#a8673a', mid: '#cb8a40', light: '#e0b45f', vine: '#b4603a', dry: '#c9a25c' },
  winter: { deep: '#8d9896', mid: '#b4bfc0', light: '#f2f5f7', vine: '#9a8f86', dry: '#d9d9d2' },
};

/** Grass, fields and far slopes: the colour of the season and how much of it lies on them. */
const covers: Readonly<Record<Season, readonly [color: string, share: number]>> = {
  spring: ['#a9d07c', 0.3],
  summer: ['#ffffff', 0],
  autumn: ['#c99a52', 0.36],
  winter: ['#f5f8fa', 0.8],
};

export function coverGround(season: Season, color: string): string {
  const [cover, share] = covers[season];
  return share === 0 ? color : mix(color, cover, share);
}
