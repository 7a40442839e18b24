'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/overlays/dialog';
import { useViewFocus } from '@/components/ui/overlays/use-view-focus';
import { paymentOptionsQuery } from '@/lib/api/payments/payments';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { FillOptions } from '@/lib/routes/addresses/fill-address';
import { closeFillBalance } from '@/lib/stores/payments/fill-balance';
import { methodsOf, type TopUpMethod, topUpMethods } from '../../domain/top-up-methods';
import { CardForm, type CardValues } from './card-form';
import { InvoiceForm, type InvoiceValues } from './invoice-form';
import { LoyaltyForm, type LoyaltyValues } from './loyalty-form';
import { MethodList } from './method-list';
import { NumberView } from './number-view';
import { ErrorView, SuccessView } from './outcome-views';
import { type TopUpPayment, type TopUpResult, useInvoiceRequest, useTopUpPayment } from './use-top-up';

export interface TopUpDialogProps {
  user: SessionUser;
  isOpen: boolean;
  options: FillOptions;
  siteName: string;
  bankAppUrl: string | null;
}

/** Input by method; it survives switching the method and a failure. */
type Values = { card: CardValues; invoice: InvoiceValues; loyalty: LoyaltyValues };

const firstValues = (amount: number | undefined): Values => {
  const typed = amount === undefined ? '' : String(amount);
  return {
    card: { amount: typed, selection: null },
    invoice: { amount: typed, comment: '', emails: { emails: [], text: '', errorKey: null } },
    loyalty: { amount: typed, number: '' },
  };
};

type Outcome = Exclude<TopUpResult, { kind: 'left' }>;

/** The state of an open modal; it is reset with each opening. */
function useTopUpState({ user, isOpen, options }: TopUpDialogProps) {
  const { data: offer, isLoading } = useQuery({ ...paymentOptionsQuery, enabled: isOpen });
  const methods = methodsOf(user.type_id, offer?.methods);
  const requested = methodsOf(user.type_id).find((method) => method === options.method) ?? null;
  const begin = { method: requested, values: firstValues(options.amount), outcome: null as Outcome | null };
  const [state, setState] = useState(begin);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [openedAtMs, setOpenedAtMs] = useState(() => Date.now());
  const [isSending, setIsSending] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setState(begin);
      setOpenedAtMs(Date.now());
      setIsSending(false);
    }
  }
  const pay = useTopUpPayment(openedAtMs, options.amount !== undefined);
  const invoice = useInvoiceRequest(openedAtMs);
  const send = async (call: () => Promise<TopUpResult | null>) => {
    setIsSending(true);
    // Nothing can be sent again until the next page has loaded.
    let isLeaving = false;
    try {
      const result = await call();
      isLeaving = result?.kind === 'left';
      if (result && result.kind !== 'left') setState((now) => ({ ...now, outcome: result }));
    } finally {
      setIsSending(isLeaving);
    }
  };
  return {
    ...state,
    // A method that the site does not offer is not shown, even if the address names it.
    method: methods.find((method) => method === state.method) ?? null,
    methods,
    isLoading,
    isSending,
    setMethod: (method: TopUpMethod | null) => setState({ ...state, method, outcome: null }),
    setValues: (values: Partial<Values>) => setState((now) => ({ ...now, values: { ...now.values, ...values } })),
    retry: () => setState({ ...state, outcome: null }),
    pay: (amount: number, payment: TopUpPayment) => void send(() => pay(amount, payment)),
    invoice: (request: Parameters<typeof invoice>[0]) => send(() => invoice(request)),
  };
}

type TopUpState = ReturnType<typeof useTopUpState>;

function Content({ props, state }: { props: TopUpDialogProps; state: TopUpState }) {
  const t = useTranslations('top_up');
  const { user, siteName, bankAppUrl, options } = props;
  const { method, outcome, values, isSending } = state;
  if (outcome?.kind === 'success') {
    const onContinue = options.amount === undefined ? null : () => closeFillBalance();
    return <SuccessView amount={outcome.amount} onContinue={onContinue} />;
  }
  if (outcome?.kind === 'error') return <ErrorView reason={outcome.key} onRetry={state.retry} />;
  const shared = { isSending, onPay: state.pay };
  switch (method) {
    case null:
      return <MethodList methods={state.methods} isLoading={state.isLoading} onChoose={state.setMethod} />;
    case 1:
      return <CardForm {...shared} values={values.card} onChange={(card) => state.setValues({ card })} />;
    case 2:
      return (
        <InvoiceForm
          user={user}
          values={values.invoice}
          onChange={(invoice) => state.setValues({ invoice })}
          isSending={isSending}
          onRequest={state.invoice}
        />
      );
    case 3:
      return <LoyaltyForm {...shared} values={values.loyalty} onChange={(loyalty) => state.setValues({ loyalty })} />;
    case 4:
      return <NumberView user={user} text={t('terminal_text', { site: siteName })} appUrl={null} />;
    case 5:
      return <NumberView user={user} text={t('bank_app_text', { site: siteName })} appUrl={bankAppUrl} />;
  }
}

function useFrame({ method, outcome, setMethod }: TopUpState): Omit<DialogProps, 'closeLabel' | 'children'> {
  const t = useTranslations('top_up');
  const common = useTranslations('common');
  if (outcome) {
    const title = t(outcome.kind === 'success' ? 'balance_fill_success_title' : 'balance_fill_error_title');
    return { width: 428, title, isTitleHidden: true, bodyClassName: 'pt-10' };
  }
  if (method === null)
    return {
      width: 480,
      title: <span className="mt type-h2">{t('title')}</span>,
      description: t('text'),
      bodyClassName: 'pt-2',
    };
  return {
    width: 428,
    title: t(`methods.${topUpMethods[method]}.step`),
    back: { label: common('back'), onBack: () => setMethod(null) },
    bodyClassName: 'border-t border-line pt-5',
    isOutsidePressIgnored: true,
  };
}

/** The top-up of the balance: the list of methods, one of them, and its result. */
export function TopUpDialog(props: TopUpDialogProps) {
  const common = useTranslations('common');
  const state = useTopUpState(props);
  const frame = useFrame(state);
  const content = useViewFocus(state.outcome?.kind ?? String(state.method));
  return (
    <Dialog {...frame} open={props.isOpen} onOpenChange={(next) => !next && closeFillBalance()} closeLabel={common('close')}>
      <div ref={content} tabIndex={-1} className="outline-none">
        <Content props={props} state={state} />
      </div>
    </Dialog>
  );
}
