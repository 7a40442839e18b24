'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { FormTextarea } from '@/components/form/form-textarea';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { callCommentMax } from '@/lib/contracts/call-request';
import type { LeadKind } from '@/lib/contracts/companies/leads';
import { useSession } from '@/lib/stores/session/session-store';
import { sendLead } from '../../queries/company-requests';
import { type LeadForm, leadFormSchema } from './lead-form.schema';

type FormProps = { companyId: number; kind: LeadKind; onSent: () => void };

function Form({ companyId, kind, onSent }: FormProps) {
  const t = useTranslations('companies.lead');
  const user = useSession((state) => state.user);
  const isMessage = kind === 'message';
  const form = useForm<LeadForm>({
    resolver: zodResolver(leadFormSchema(isMessage)),
    defaultValues: { name: user?.name ?? '', phone_number: user?.valid_phone_numbers[0] ?? '', comment: '' },
  });
  const { submit, failure, isSending } = useFormSubmit(form, ['name', 'phone_number', 'comment'], async (lead: LeadForm) => {
    await sendLead(companyId, { kind, ...lead });
    onSent();
  });
  const { control } = form;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormInput control={control} name="name" label={t('name')} isRequired autoComplete="name" />
      <FormInput control={control} name="phone_number" kind="phone" label={t('phone')} isRequired />
      <FormTextarea
        control={control}
        name="comment"
        label={t(isMessage ? 'comment_message' : 'comment')}
        isRequired={isMessage}
        rows={3}
        maxLength={callCommentMax}
      />
      <FormFailureAlert failure={failure} limitText={(minutes) => t('limit', { minutes })} />
      <Button type="submit" size="lg" isFullWidth isLoading={isSending} loadingText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
}

function Sent({ company, onClose }: { company: string; onClose: () => void }) {
  const t = useTranslations('companies.lead');
  const common = useTranslations('common');
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button has disappeared: the message takes the focus and is read out.
    message.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-center gap-5 py-4 text-center">
      <CheckCircleIcon weight="fill" aria-hidden="true" className="size-14 text-vine-600" />
      <p ref={message} tabIndex={-1} className="type-body outline-none">
        {t('sent_text', { name: company })}
      </p>
      <Button variant="secondary" onClick={onClose}>
        {common('close')}
      </Button>
    </div>
  );
}

export type LeadDialogProps = {
  companyId: number;
  company: string;
  kind: LeadKind;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** A call request or a message to one company, and its confirmation. Reopened after it was sent, it is empty again. */
export function LeadDialog({ companyId, company, kind, isOpen, onOpenChange }: LeadDialogProps) {
  const t = useTranslations('companies.lead');
  const common = useTranslations('common');
  const [isSent, setIsSent] = useState(false);
  const change = (next: boolean) => {
    if (next) setIsSent(false);
    onOpenChange(next);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      title={isSent ? t('sent') : t(kind)}
      description={isSent ? undefined : t(kind === 'message' ? 'message_note' : 'call_note', { name: company })}
      closeLabel={common('close')}
      isOutsidePressIgnored={!isSent}
    >
      {isSent ? (
        <Sent company={company} onClose={() => change(false)} />
      ) : (
        <Form companyId={companyId} kind={kind} onSent={() => setIsSent(true)} />
      )}
    </Dialog>
  );
}
