import { useLocale } from 'next-intl';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { formatPrice, formatPriceFrom, formatPricePerSqm, formatPricePerSqmFrom } from '@/lib/format/money';

type Props = {
  /** Whole units by the id of the currency. */
  amounts: Readonly<Record<string, number>>;
  look?: 'exact' | 'from' | 'square' | 'square-from';
  /** In the currency that the visitor has not chosen. */
  isOther?: boolean;
};

const formats = { exact: formatPrice, from: formatPriceFrom, square: formatPricePerSqm, 'square-from': formatPricePerSqmFrom };

/** A sum in the visitor's currency. */
export function ProjectAmount({ amounts, look = 'exact', isOther = false }: Props) {
  const locale = useLocale();
  const textIn = (currencyId: CurrencyId): string => {
    const amount = amounts[currencyId];
    return amount === undefined ? '' : formats[look](amount, currencyId, locale);
  };
  const [gel, dollar] = [textIn(currencyIds.gel), textIn(currencyIds.usd)];
  return isOther ? <ByCurrency gel={dollar} dollar={gel} /> : <ByCurrency gel={gel} dollar={dollar} />;
}
