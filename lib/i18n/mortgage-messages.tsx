'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { Locale } from '@/lib/contracts/common';

/** In the shape of the dictionaries, which the file of each language has. */
type Words = { mortgage: object; auth: object };
type File = { default: object };

const files: Record<Locale, () => Promise<[mortgage: File, auth: File]>> = {
  ka: () => Promise.all([import('@/messages/ka/mortgage.json'), import('@/messages/ka/auth.json')]),
  en: () => Promise.all([import('@/messages/en/mortgage.json'), import('@/messages/en/auth.json')]),
  ru: () => Promise.all([import('@/messages/ru/mortgage.json'), import('@/messages/ru/auth.json')]),
};

const loaded = new Map<Locale, Promise<Words>>();

function wordsIn(locale: Locale): Promise<Words> {
  const known = loaded.get(locale);
  if (known) return known;
  const words = files[locale]().then(([mortgage, auth]) => ({ mortgage: mortgage.default, auth: auth.default }));
  loaded.set(locale, words);
  return words;
}

/**
 * Brings the words of the mortgage with its code, since no page carries them for a modal that few visitors open. Suspends until they
 * are there.
 */
export function MortgageMessages({ children }: { children: ReactNode }) {
  const around = useMessages();
  const locale = useLocale();
  const words = use(wordsIn(locale));
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, ...words }}>
      {children}
    </NextIntlClientProvider>
  );
}
