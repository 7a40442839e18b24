'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { codeField, phoneField } from '@/components/form/fields.schema';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { PhoneCodeFields } from '@/components/form/phone-code-fields';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Dialog } from '@/components/ui/overlays/dialog';
import { formatPhone } from '@/lib/format/phone';
import { useMessage } from '@/lib/i18n/use-message';
import { type PhoneAction, useChangePhone, useSendPhoneCode } from '../../queries/profile';
import { clearProof, emptyProof, ProofFields, proofOf } from './proof-fields';

const formSchema = (action: PhoneAction) =>
  z.object({
    phone_number: action === 'replace' ? phoneField : z.string(),
    sms_code: action === 'replace' ? codeField : z.string(),
    current_password: z.string(),
    proof_code: z.string(),
  });
type Values = z.infer<ReturnType<typeof formSchema>>;

type Props = { action: PhoneAction; phone: string; onClose: () => void; onDone: () => void };

function usePhoneForm({ action, phone, onDone }: Props) {
  const form = useForm({
    resolver: zodResolver(formSchema(action)),
    defaultValues: { phone_number: action === 'replace' ? '' : phone, sms_code: '', ...emptyProof },
  });
  const { mutateAsync: change } = useChangePhone();
  const { mutateAsync: sendCode } = useSendPhoneCode();
  const submission = useFormSubmit(
    form,
    ['phone_number', 'sms_code', 'current_password', 'proof_code'],
    async ({ phone_number, sms_code, ...proof }: Values) => {
      const replaced = action === 'replace' ? { old_phone_number: phone, sms_code } : {};
      await change({ action, body: { phone_number, ...replaced, ...proofOf(proof) } });
      onDone();
    },
  );
  const send = async (): Promise<number | null> => {
    submission.clear();
    if (!(await form.trigger('phone_number', { shouldFocus: true }))) return null;
    try {
      return await sendCode(form.getValues('phone_number'));
    } catch (error) {
      submission.showError(error);
      return null;
    }
  };
  return { form, send, ...submission };
}

/** Replaces or removes a confirmed number, or makes it the login phone. It requires a proof of identity. */
export function PhoneDialog(props: Props) {
  const { action, phone, onClose } = props;
  const t = useTranslations('account.phones');
  const { form, send, submit, failure, showError, clear, isSending } = usePhoneForm(props);
  const refusal = action === 'replace' ? undefined : form.formState.errors.phone_number?.message;
  const translate = useMessage();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(`${action}_title`, { phone: formatPhone(phone) })}
      description={t(`${action}_text`)}
      closeLabel={t('cancel')}
      width={444}
      isOutsidePressIgnored
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
        {action === 'replace' ? <PhoneCodeFields control={form.control} label={t('new')} send={send} /> : null}
        <ProofFields control={form.control} onError={showError} onSwitch={() => clearProof(form.setValue)} />
        {refusal === undefined ? null : (
          <InlineAlert tone="error" isLive>
            {translate(refusal)}
          </InlineAlert>
        )}
        <FormFailureAlert failure={failure} />
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton isLoading={isSending} loadingText={t('confirming')} onClick={clear}>
            {t(action)}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
