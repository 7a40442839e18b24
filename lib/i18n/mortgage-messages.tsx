'use client';

import type { ReactNode } from 'react';
import { LateMessages, loadOnce } from './late-messages';

const wordsIn = loadOnce({
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
  return <LateMessages wordsIn={wordsIn}>{children}</LateMessages>;
}
