import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { formatLari } from '@/lib/format/money';

/** Pays the amount that it names; disabled while sending and until the form is right. @param amount GEL; null until then */
export function PayButton({ amount, isSending }: { amount: number | null; isSending: boolean }) {
  const t = useTranslations('top_up');
  const locale = useLocale();
  return (
    <Button type="submit" size="lg" isFullWidth disabled={amount === null} isLoading={isSending} loadingText={t('sending')}>
      <span className="num">{amount === null ? t('pay') : t('pay_amount', { amount: formatLari(amount, locale) })}</span>
    </Button>
  );
}
