'use client';

import type { ReactNode } from 'react';
import { LazyMessages, loadOnce } from './lazy-messages';

const loadDictionaries = loadOnce({
  ka: async () => {
    const [ai, map] = await Promise.all([import('@/messages/ka/ai.json'), import('@/messages/ka/map.json')]);
    return { ai: ai.default, map: map.default };
  },
  en: async () => {
    const [ai, map] = await Promise.all([import('@/messages/en/ai.json'), import('@/messages/en/map.json')]);
    return { ai: ai.default, map: map.default };
  },
  ru: async () => {
    const [ai, map] = await Promise.all([import('@/messages/ru/ai.json'), import('@/messages/ru/map.json')]);
    return { ai: ai.default, map: map.default };
  },
});

/** The words of the price estimate and of its map. */
export function AiMessages({ children }: { children: ReactNode }) {
  return <LazyMessages wordsIn={loadDictionaries}>{children}</LazyMessages>;
}
