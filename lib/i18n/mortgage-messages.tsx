'use client';

import type { ReactNode } from 'react';
import { LazyMessages, loadOnce } from './lazy-messages';

const loadDictionaries = loadOnce({
  ka: async () => {
    const [mortgage, auth] = await Promise.all([import('@/messages/ka/mortgage.json'), import('@/messages/ka/auth.json')]);
    return { mortgage: mortgage.default, auth: auth.default };
  },
  en: async () => {
    const [mortgage, auth] = await Promise.all([import('@/messages/en/mortgage.json'), import('@/messages/en/auth.json')]);
    return { mortgage: mortgage.default, auth: auth.default };
  },
  ru: async () => {
    const [mortgage, auth] = await Promise.all([import('@/messages/ru/mortgage.json'), import('@/messages/ru/auth.json')]);
    return { mortgage: mortgage.default, auth: auth.default };
  },
});

/** The words of the mortgage, and of confirming a phone. */
export function MortgageMessages({ children }: { children: ReactNode }) {
  return <LazyMessages wordsIn={loadDictionaries}>{children}</LazyMessages>;
}
