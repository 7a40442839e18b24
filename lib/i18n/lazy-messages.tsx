'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Locale } from '@/lib/contracts/common';

/** Dictionaries by namespace, in the shape that the file of each language has. */
type Dictionaries = Readonly<Record<string, object>>;
type DictionaryLoader = (locale: Locale) => Promise<Dictionaries>;

/** Loads the dictionaries of a language once. */
export function loadOnce(load: Readonly<Record<Locale, () => Promise<Dictionaries>>>): DictionaryLoader {
  const loaded = new Map<Locale, Promise<Dictionaries>>();
  return (locale) => {
    const words = loaded.get(locale) ?? load[locale]();
    loaded.set(locale, words);
    return words;
  };
}

/**
 * Adds words that come with the code of a modal, since no page carries them for the few visitors who open it. Suspends until they are
 * there.
 * @param wordsIn the same function each time: see `loadOnce`
 */
export function LazyMessages({ wordsIn, children }: { wordsIn: DictionaryLoader; children: ReactNode }) {
  const around = useMessages();
  const locale = useLocale();
  const words = use(wordsIn(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, ...words }}>
      {children}
    </NextIntlClientProvider>
  );
}
