'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { formatLari } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import type { PayProblem } from './use-pay';

/** Why nothing was paid, as text. Shown above the button that pays. */
export function PayProblemAlert({ problem }: { problem: PayProblem | null }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const translate = useMessage();
  if (problem === null) return null;
  if (problem.kind === 'price_changed')
    return (
      <InlineAlert tone="warning" isLive>
        {t.rich('price_changed', {
          from: formatLari(problem.from, locale),
          to: formatLari(problem.to, locale),
          old: (text) => <s className="num">{text}</s>,
          new: (text) => <strong className="num">{text}</strong>,
        })}
      </InlineAlert>
    );
  if (problem.kind === 'not_enough_balance')
    return (
      <InlineAlert tone="warning" isLive>
        {t('not_enough')}
      </InlineAlert>
    );
  const { key, minutes } = problem.failure;
  return (
    <InlineAlert tone={minutes === null ? 'error' : 'warning'} isLive>
      {minutes === null ? translate(key) : t('too_many', { minutes })} {t('not_charged')}
    </InlineAlert>
  );
}
