'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { PayProblemAlert } from '@/components/checkout/pay-problem';
import { PaymentChoice } from '@/components/checkout/payment-choice';
import { usePaymentSelection } from '@/components/checkout/payment-selection';
import { usePay } from '@/components/checkout/use-pay';
import { DefinedFields } from '@/components/form/defined-fields';
import { FormFailureAlert } from '@/components/form/form-submit';
import type { FormErrors } from '@/lib/api/forms/form-errors';
import { queryClient } from '@/lib/api/query-client';
import type { ServicePageKey, ServiceTypes } from '@/lib/contracts/money/services';
import { orderDraftName } from '@/lib/domain/order/order-draft';
import { useMessage } from '@/lib/i18n/use-message';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import { initBody, initPathOf } from '../../domain/init-path';
import type { OrderStart } from '../../domain/order-start';
import { contactFields, typeOf } from '../../domain/order-values';
import { initOrder } from '../../queries/order-form';
import { FilesField } from './files-field';
import { OrderSection } from './order-section';
import { OrderSummary } from './order-summary';
import { PromoField } from './promo-field';
import { PropertySection } from './property-section';
import { RaterField } from './rater-field';
import { showOrderErrors, showRefusal, useLiveQuote, useOrderBody, useOrderCity, useOrderForm } from './use-order-form';
import { VisitSection } from './visit/visit-section';

export type OrderFormProps = {
  service: ServicePageKey;
  catalogue: ServiceTypes;
  start: OrderStart;
  /** Shown above the sum. */
  picture?: ReactNode;
};

/** Checks, creates and pays an order. A guest signs in first; the form keeps its values. */
function useOrdering({ service, catalogue, start }: OrderFormProps) {
  const draftName = orderDraftName(service);
  const form = useOrderForm(catalogue, start, draftName);
  const body = useOrderBody(form, catalogue);
  const live = useLiveQuote(form, catalogue);
  const amount = live.quote?.amount ?? null;
  const [selection, select] = usePaymentSelection(amount);
  const { pay, isPaying, problem } = usePay({ serviceId: catalogue.service_id, channel: initPathOf(service).channel, draftName });
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const isPriceChanged = problem?.kind === 'price_changed';
  useEffect(() => {
    // The lines of the sum are those of the new price; the next press pays it.
    if (isPriceChanged) void queryClient.invalidateQueries({ queryKey: ['services', 'quote'] });
  }, [isPriceChanged]);
  const user = useSession((state) => state.user);
  const openModal = useModal((state) => state.open);
  const order = async () => {
    setFailure(null);
    if (!showOrderErrors(form, catalogue)) return;
    if (amount === null) {
      if (live.refusal) setFailure(showRefusal(live.refusal, form, catalogue));
      return;
    }
    if (!user) return openModal('login');
    const { url } = initPathOf(service);
    const sent = initBody(service, body());
    try {
      await pay({
        selection: amount === 0 ? { kind: 'balance' } : selection,
        amount,
        order: { body: sent, init: (key) => initOrder(url, key, sent) },
      });
    } catch (error) {
      setFailure(showRefusal(error, form, catalogue));
      // A slot that was free when the page was loaded may be taken now.
      void queryClient.invalidateQueries({ queryKey: ['services', serviceRouteOf(service).catalogue, 'slots'] });
    }
  };
  return { form, live, amount, selection, select, isPaying, problem, failure, order, isSignedIn: user !== null };
}

type Ordering = ReturnType<typeof useOrdering>;

/** The numbered sections that the service needs, in their order. */
function Sections({ service, catalogue, form }: Pick<OrderFormProps, 'service' | 'catalogue'> & Pick<Ordering, 'form'>) {
  const t = useTranslations('services.order');
  const locale = useLocale();
  const cityId = useOrderCity(form);
  const { requires, fields } = catalogue;
  const contact = contactFields(fields);
  const hasPapers = requires.rater || requires.files_max > 0;
  const papers = fields.find(({ type }) => type === 'files');
  const visitNumber = hasPapers ? 3 : 2;
  return (
    <div className="min-w-0">
      <PropertySection number={1} catalogue={catalogue} />
      {hasPapers ? (
        <OrderSection number={2} title={t('papers')}>
          {requires.rater ? <RaterField /> : null}
          {requires.files_max > 0 ? (
            <FilesField filesMax={requires.files_max} label={papers?.title[locale] ?? t('files.label')} />
          ) : null}
        </OrderSection>
      ) : null}
      {requires.visit ? (
        <VisitSection number={visitNumber} service={serviceRouteOf(service).catalogue} catalogue={catalogue} cityId={cityId} />
      ) : null}
      {contact.length > 0 ? (
        <OrderSection number={requires.visit ? visitNumber + 1 : visitNumber} title={t(requires.visit ? 'who_meets' : 'contact')}>
          <DefinedFields fields={contact} />
        </OrderSection>
      ) : null}
    </div>
  );
}

/** How the order is paid. Guests have to sign in first. */
function Payment({ catalogue, amount, selection, select, isSignedIn }: Ordering & Pick<OrderFormProps, 'catalogue'>) {
  const t = useTranslations('services.order');
  const hasPromo = catalogue.requires.promo_code && catalogue.has_active_promo_code;
  return (
    <>
      {hasPromo ? <PromoField /> : null}
      {isSignedIn ? null : <p className="type-sm text-ink-2">{t('sign_in_to_pay')}</p>}
      {isSignedIn && amount !== null && amount > 0 ? <PaymentChoice value={selection} onChange={select} amount={amount} /> : null}
    </>
  );
}

/** The form of any service: its fields are data of the catalogue. */
export function OrderForm(props: OrderFormProps) {
  const { service, catalogue, picture } = props;
  const translate = useMessage();
  const ordering = useOrdering(props);
  const { form, live, isPaying, problem, failure, order } = ordering;
  const typeKey = useWatch({ control: form.control, name: 'type' });
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void order();
        }}
        className="grid items-start gap-x-12 gap-y-6 max-lg:pb-18 lg:grid-cols-[1fr_--spacing(100)]"
      >
        <Sections service={service} catalogue={catalogue} form={form} />
        <aside aria-labelledby="order-summary" className="min-w-0 lg:sticky lg:top-6 lg:-mt-23">
          <OrderSummary
            quote={live.quote}
            priceFrom={typeOf({ type: typeKey }, catalogue)?.price ?? null}
            isStale={live.isStale}
            failure={live.failure && translate(live.failure)}
            picture={picture}
            hasVisit={catalogue.requires.visit}
            payment={<Payment {...ordering} catalogue={catalogue} />}
            problem={
              <>
                <PayProblemAlert problem={problem} />
                <FormFailureAlert failure={failure} />
              </>
            }
            isSending={isPaying}
            onPay={() => void order()}
          />
        </aside>
      </form>
    </FormProvider>
  );
}
