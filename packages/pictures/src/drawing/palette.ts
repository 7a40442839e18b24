function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; a share of 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => Math.max(0, Math.min(255, channel)).toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: string, share: number): string => mix(color, '#26151d', share);

export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share);

export type SkyName = 'day' | 'clear' | 'dawn' | 'dusk' | 'overcast' | 'night' | 'gold';

export interface Sky {
  top: string;
  bottom: string;
  sun: string;
  /** Every opaque fill is pulled towards this colour, so a façade belongs to its hour. */
  ambient: string;
  ambientShare: number;
  glass: readonly [string, string];
  /** Share of windows with a lamp on. */
  litShare: number;
  hills: readonly [string, string];
}

export const skies: Record<SkyName, Sky> = {
  day: {
    top: '#a9cfe4',
    bottom: '#eef3f1',
    sun: '#fffaea',
    ambient: '#ffffff',
    ambientShare: 0,
    glass: ['#86abc0', '#d3e3e8'],
    litShare: 0.03,
    hills: ['#b9cbc3', '#9bb5a6'],
  },
  clear: {
    top: '#86b9dc',
    bottom: '#dfedf2',
    sun: '#fff6d8',
    ambient: '#fff8ea',
    ambientShare: 0.04,
    glass: ['#6f9dba', '#c7deea'],
    litShare: 0.02,
    hills: ['#a5c2b4', '#86a892'],
  },
  dawn: {
    top: '#c3cae3',
    bottom: '#fbe1d0',
    sun: '#fff0d2',
    ambient: '#f0b59d',
    ambientShare: 0.13,
    glass: ['#a3b1ca', '#f3decf'],
    litShare: 0.1,
    hills: ['#d1c1ca', '#b5a5b6'],
  },
  dusk: {
    top: '#666a9c',
    bottom: '#f6b998',
    sun: '#ffd9a3',
    ambient: '#6b4a78',
    ambientShare: 0.27,
    glass: ['#545d89', '#c2969f'],
    litShare: 0.38,
    hills: ['#9d869f', '#7c6b8f'],
  },
  overcast: {
    top: '#c3cdd2',
    bottom: '#ecebe8',
    sun: '#ffffff',
    ambient: '#b9c1c6',
    ambientShare: 0.14,
    glass: ['#8b9ea8', '#d0d9db'],
    litShare: 0.08,
    hills: ['#bcc6c3', '#a3b2ad'],
  },
  night: {
    top: '#18203e',
    bottom: '#57527a',
    sun: '#f6eed4',
    ambient: '#1e2449',
    ambientShare: 0.52,
    glass: ['#262f54', '#454c74'],
    litShare: 0.5,
    hills: ['#3b4065', '#2b3053'],
  },
  gold: {
    top: '#b3c6d9',
    bottom: '#fde6bf',
    sun: '#ffe2a4',
    ambient: '#e6ab61',
    ambientShare: 0.14,
    glass: ['#94a6b4', '#f5e0bb'],
    litShare: 0.1,
    hills: ['#ccc2a4', '#afad88'],
  },
};

/** Neighbours in this order differ clearly in brightness as well as in hue. */
export const skyOrder: readonly [SkyName, ...SkyName[]] = ['day', 'dusk', 'gold', 'clear', 'dawn', 'night', 'overcast'];

export const plaster = {
  cream: '#f0e5d5',
  ochre: '#dfbb86',
  rose: '#ddab9c',
  brick: '#b96c53',
  azure: '#8dadc1',
  sage: '#b2bea6',
  white: '#f5f2ed',
  stone: '#cfc7bb',
  tuff: '#e2c7a5',
  wine: '#7f3549',
  slate: '#6d7886',
  sand: '#e8d7be',
  mint: '#bbd0c5',
  char: '#4c4b52',
  blush: '#eed4c9',
} as const;

export type Plaster = keyof typeof plaster;

export const wood = {
  walnut: '#7a4b34',
  teal: '#3d7686',
  wine: '#8a3047',
  olive: '#60704f',
  honey: '#a9744a',
  sky: '#5d8fa8',
} as const;

export type Wood = keyof typeof wood;

export const leaf = { deep: '#557a5b', mid: '#6f946c', light: '#92b183', vine: '#7f9a4d', dry: '#c9b273' } as const;
