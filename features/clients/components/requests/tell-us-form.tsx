'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { withQueryProvider } from '@/lib/api/query-provider';
import type { BuyerRequest } from '@/lib/contracts/account/buyer-requests';
import { localePath } from '@/lib/routes/locale-path';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import { buyerRequestFields, buyerRequestFormSchema, emptyBuyerRequest, toBuyerRequestBody } from '../../buyer-request-form';
import { useSendBuyerRequest } from '../../queries/buyer-requests';
import { BudgetFields, ContactFields, WhatFields } from './request-fields';
import { RequestPreview } from './request-preview';

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`part-${number}`}
      className="flex flex-col gap-4 border-t border-line py-6 first:border-t-0 first:pt-0"
    >
      <h2 id={`part-${number}`} className="type-h3 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="num type-label flex size-8 items-center justify-center rounded-full bg-brand-soft text-brand-text"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The confirmation of a sent request. */
function SentPanel({ request, onAgain }: { request: BuyerRequest; onAgain: () => void }) {
  const t = useTranslations('buyer_requests');
  const locale = useLocale();
  const isSignedIn = useSession(({ user }) => user !== null);
  const openModal = useModal(({ open }) => open);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mx-auto max-w-140 rounded-card p-6 text-center shadow-hairline lg:p-10">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="mx-auto size-14 text-vine-600" />
      <h2 ref={heading} tabIndex={-1} className="type-h2 mt-4 outline-none">
        {t('sent.title')}
      </h2>
      <p className="type-body mt-2 text-ink-2">{t('sent.text', { count: request.brokers_count })}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {isSignedIn ? (
          <Link href={localePath(locale, '/account/requests')} className={buttonClasses()}>
            {t('sent.mine')}
          </Link>
        ) : (
          <Button onClick={() => openModal('login')}>{t('sent.sign_in')}</Button>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
      {isSignedIn ? null : <p className="type-sm mt-4 text-ink-2">{t('sent.guest')}</p>}
    </section>
  );
}

/** The form of a buyer's request, with what a broker sees of it. What was typed survives a sign-in. */
export const TellUsForm = withQueryProvider(function TellUsForm() {
  const t = useTranslations('buyer_requests');
  const name = useSession(({ user }) => user?.name ?? '');
  const phone = useSession(({ user }) => user?.valid_phone_numbers[0] ?? '');
  const form = useForm({ resolver: zodResolver(buyerRequestFormSchema), defaultValues: { ...emptyBuyerRequest, name, phone } });
  const [sent, setSent] = useState<BuyerRequest | null>(null);
  const { mutateAsync: send } = useSendBuyerRequest();
  useFormDraft(form, 'buyer request');
  useEffect(() => {
    // The visitor may sign in after the form was opened.
    if (name && !form.getValues('name')) form.setValue('name', name);
    if (phone && !form.getValues('phone')) form.setValue('phone', phone);
  }, [form, name, phone]);
  const { submit, failure, isSending } = useFormSubmit(form, buyerRequestFields, async (values: typeof emptyBuyerRequest) => {
    const request = await send(toBuyerRequestBody(values));
    form.reset({ ...emptyBuyerRequest, name, phone });
    setSent(request);
  });
  if (sent) return <SentPanel request={sent} onAgain={() => setSent(null)} />;
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-12">
        <form method="post" noValidate onSubmit={submit} aria-label={t('title')}>
          <Part number={1} title={t('parts.what')}>
            <WhatFields />
          </Part>
          <Part number={2} title={t('parts.budget')}>
            <BudgetFields />
          </Part>
          <Part number={3} title={t('parts.contact')}>
            <ContactFields />
            <p className="type-sm text-ink-2">{t('consent')}</p>
          </Part>
          <FormFailureAlert failure={failure} />
          <div className="flex flex-wrap items-center gap-4 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3">
            <SubmitButton isLoading={isSending} loadingText={t('sending')} className="max-lg:w-full">
              {t('send')}
            </SubmitButton>
            <p className="type-sm text-ink-2 max-lg:hidden">{t('free')}</p>
          </div>
        </form>
        <RequestPreview />
      </div>
    </FormProvider>
  );
});
