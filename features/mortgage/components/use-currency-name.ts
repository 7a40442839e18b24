import { useLocale } from 'next-intl';
import type { Mortgage } from '@/lib/contracts/mortgage';

/** The name of a currency in the language of the page. */
export function useCurrencyName(): (currency: Mortgage['currencies'][number]) => string {
  const locale = useLocale();
  return ({ display_names }) => display_names[locale];
}
