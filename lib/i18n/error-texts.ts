import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Locale } from '@/lib/contracts/common';
import type { Messages } from './messages';

type ErrorTexts = Messages['errors'];

const load: Record<Locale, () => Promise<{ default: ErrorTexts }>> = {
  ka: () => import('@/messages/ka/errors.json'),
  en: () => import('@/messages/en/errors.json'),
  ru: () => import('@/messages/ru/errors.json'),
};

/** The texts of errors that this page has loaded. */
export const useLoadedErrors = create<Partial<Record<Locale, ErrorTexts>>>()(() => ({}));

/** Loads the texts of errors, 30 KB that no public page loads before an error. */
export function loadErrorTexts(locale: Locale): void {
  if (useLoadedErrors.getState()[locale]) return;
  load[locale]().then(
    ({ default: texts }) => useLoadedErrors.setState({ [locale]: texts }),
    // The general text stays.
    () => null,
  );
}

/** Loads them for a component that may have to show one; a general text is shown until they are there. */
export function useErrorTexts(): void {
  const locale = useLocale();
  useEffect(() => loadErrorTexts(locale), [locale]);
}
