import { useTranslations } from 'next-intl';
import { CurrencySegments } from '@/components/layout/header/currency-switch';

/** The currency that the list's prices are shown in. */
export function ListCurrency() {
  const t = useTranslations('search.currency');
  return <CurrencySegments labels={{ label: t('label'), gel: t('gel'), dollar: t('dollar') }} />;
}
