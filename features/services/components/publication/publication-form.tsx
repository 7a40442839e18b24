'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PayProblemAlert } from '@/components/checkout/pay-problem';
import { PaymentChoice } from '@/components/checkout/payment-choice';
import { usePaymentSelection } from '@/components/checkout/payment-selection';
import { usePay } from '@/components/checkout/use-pay';
import { FormFailureAlert } from '@/components/form/form-submit';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Link } from '@/components/ui/navigation/link';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { queryClient } from '@/lib/api/query-client';
import { cn } from '@/lib/cn';
import { promotionDaysMax } from '@/lib/contracts/money/promotion';
import { serviceIds } from '@/lib/domain/order/services';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { localePath } from '@/lib/routes/locale-path';
import { initOrder } from '../../queries/order-form';
import { promotionOrderUrls, usePublicationPreview } from '../../queries/promotion';
import { OrderSection } from '../order/order-section';
import { OrderSum } from '../order/order-summary';
import { DaysField } from '../vip/days-field';

const firstDays = '30';

const readDays = (text: string): number | null => {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= promotionDaysMax ? days : null;
};

/** The days, their price from the server, and the payment. */
function usePublication(statementId: number) {
  const [days, setDays] = useState(firstDays);
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const count = readDays(days);
  const preview = usePublicationPreview(statementId, count);
  const amount = preview.isPlaceholderData ? null : (preview.data?.amount ?? null);
  const [selection, select] = usePaymentSelection(amount);
  const { pay, isPaying, problem } = usePay({ serviceId: serviceIds.publication, channel: 'microservice' });
  const isPriceChanged = problem?.kind === 'price_changed';
  useEffect(() => {
    if (isPriceChanged) void queryClient.invalidateQueries({ queryKey: ['promotion', 'publication'] });
  }, [isPriceChanged]);

  const order = async () => {
    setFailure(null);
    setError(count === null ? 'errors.promotion_days' : null);
    if (count === null || amount === null) return;
    const body = { statement_id: statementId, days: count };
    try {
      await pay({ selection, amount, order: { body, init: (key) => initOrder(promotionOrderUrls.publication, key, body) } });
    } catch (refusal) {
      const { form, fields } = toFormErrors(refusal, ['days']);
      setError(fields[0]?.key ?? null);
      setFailure(form);
    }
  };
  const change = (next: string) => {
    setDays(next);
    setError(null);
  };
  return { days, change, error, failure, preview, amount, selection, select, isPaying, problem, order };
}

/** Days of a statement over the free quota: an unpaid one is listed with the payment, for a listed one they are added. */
export function PublicationForm({ statementId }: { statementId: number }) {
  const t = useTranslations('publication');
  const locale = useLocale();
  const translate = useMessage();
  const [now] = useState(() => new Date());
  const publication = usePublication(statementId);
  const { preview, amount, isPaying, problem } = publication;
  const { data } = preview;
  const moment = (text: string) => formatDateTime(new Date(text), now, locale);
  if (data && !data.is_payable)
    return (
      <InlineAlert tone="info">
        {t('not_needed')}{' '}
        <Link href={localePath(locale, '/account/statements')} className="underline">
          {t('own_statements')}
        </Link>
      </InlineAlert>
    );
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publication.order();
      }}
      className="max-w-3xl"
    >
      {data && !data.paid_until ? <p className="type-body mb-6 text-pretty text-ink-2">{t('lead')}</p> : null}
      {data?.paid_until ? (
        <InlineAlert tone="info" className="mb-6">
          {t('paid_until', { moment: moment(data.paid_until) })}
        </InlineAlert>
      ) : null}
      <OrderSection number={1} title={t('term')}>
        <DaysField
          value={publication.days}
          onChange={publication.change}
          fixedDays={null}
          hint={data ? t('listed_until', { moment: moment(data.ends_at) }) : t('term_hint')}
          error={publication.error && translate(publication.error)}
        />
      </OrderSection>
      <OrderSection number={2} title={t('payment')}>
        <OrderSum
          quote={data}
          isStale={preview.isFetching}
          failure={preview.error && !data ? translate(preview.error.message) : null}
        />
        <div className="mt-4 flex flex-col gap-4">
          <PaymentChoice value={publication.selection} onChange={publication.select} amount={amount} />
          <PayProblemAlert problem={problem} />
          <FormFailureAlert failure={publication.failure} />
          <div className="flex flex-wrap gap-2">
            <Button size="lg" type="submit" isLoading={isPaying} loadingText={t('sending')} className="max-md:w-full">
              {amount === null ? t('pay_short') : t('pay', { amount: formatLari(amount, locale) })}
            </Button>
            <Link
              href={localePath(locale, '/account/statements')}
              className={cn(buttonClasses({ variant: 'ghost', size: 'lg' }), 'max-md:w-full')}
            >
              {t('later')}
            </Link>
          </div>
        </div>
      </OrderSection>
    </form>
  );
}
