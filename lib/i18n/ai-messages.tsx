'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Locale } from '@/lib/contracts/common';

/** In the shape of the dictionaries, which the file of each language has. */
type Words = { ai: object; map: object };
type File = { default: object };

const files: Record<Locale, () => Promise<[ai: File, map: File]>> = {
  ka: () => Promise.all([import('@/messages/ka/ai.json'), import('@/messages/ka/map.json')]),
  en: () => Promise.all([import('@/messages/en/ai.json'), import('@/messages/en/map.json')]),
  ru: () => Promise.all([import('@/messages/ru/ai.json'), import('@/messages/ru/map.json')]),
};

const loaded = new Map<Locale, Promise<Words>>();

function wordsIn(locale: Locale): Promise<Words> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = files[locale]().then(([ai, map]) => ({ ai: ai.default, map: map.default }));
  loaded.set(locale, words);
  return words;
}

/**
 * Brings the words of the price estimate and of its map with their code, since no page carries them for a modal that few visitors
 * open. Suspends until they are there.
 */
export function AiMessages({ children }: { children: ReactNode }) {
  const around = useMessages();
  const locale = useLocale();
  const words = use(wordsIn(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, ...words }}>
      {children}
    </NextIntlClientProvider>
  );
}
