import type { Notification } from '@/lib/contracts/account/notifications';

export type Tone = 'plain' | 'saperavi' | 'vine' | 'aivani' | 'saffron' | 'alert';

/** Colours by the keys that the service's banners share with notifications. */
const tones: Readonly<Record<number, Tone>> = { 1: 'plain', 2: 'saperavi', 3: 'vine', 7: 'aivani', 8: 'saffron', 9: 'alert' };

/** The colour of a key; one that the map does not know is neutral. */
export const toneOfKey = (key: number): Tone => tones[key] ?? 'plain';

/** Types that borrow another key: both offers about clients look alike, and a term that ends is a warning. */
const borrowedKeys: Readonly<Partial<Record<Notification['type'], number>>> = { 4: 3, 6: 8 };

/** The colour that a notification stands in. */
export const toneOf = (type: Notification['type']): Tone => toneOfKey(borrowedKeys[type] ?? type);
