'use client';

import type { ReactNode } from 'react';
import { LazyMessages, loadOnce } from './lazy-messages';

const loadDictionaries = loadOnce({
  ka: async () => ({ help: (await import('@/messages/ka/help.json')).default }),
  en: async () => ({ help: (await import('@/messages/en/help.json')).default }),
  ru: async () => ({ help: (await import('@/messages/ru/help.json')).default }),
});

/** The words of the help's menu and of the request to be called. */
export function HelpMessages({ children }: { children: ReactNode }) {
  return <LazyMessages wordsIn={loadDictionaries}>{children}</LazyMessages>;
}
