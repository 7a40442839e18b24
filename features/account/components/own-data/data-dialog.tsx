'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { Dialog } from '@/components/ui/overlays/dialog';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPrice } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { type DataRequest, useRequestData } from '../../queries/own-data';
import { clearProof, emptyProof, ProofFields, proofOf } from '../personal-information/proof-fields';

type Props = { kind: DataRequest; balance: number; onClose: () => void; onDone: () => void };

/** Asks for an archive or for the deletion of the account, with the password or a code. */
export function DataDialog({ kind, balance, onClose, onDone }: Props) {
  const [t, locale, translate] = [useTranslations('account.data'), useLocale(), useMessage()];
  const { mutateAsync: request } = useRequestData();
  const isDeletion = kind === 'deletion';
  const form = useForm({ defaultValues: { ...emptyProof, gives_up_balance: false } });
  const { submit, failure, showError, clear, isSending } = useFormSubmit(
    form,
    ['gives_up_balance', 'current_password', 'proof_code'],
    async ({ gives_up_balance, ...proof }) => {
      await request({ kind, body: { ...(isDeletion ? { gives_up_balance } : {}), ...proofOf(proof) } });
      onDone();
    },
  );
  const balanceId = useId();
  const balanceError = form.formState.errors.gives_up_balance?.message;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t(isDeletion ? 'delete_title' : 'export_title')}
      description={t(isDeletion ? 'delete_text' : 'export_text')}
      closeLabel={t('cancel')}
      width={444}
      isOutsidePressIgnored
    >
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4 pb-2">
        {isDeletion ? <p className="type-sm text-ink-2">{t('stays')}</p> : null}
        {isDeletion && balance > 0 ? (
          <Controller
            control={form.control}
            name="gives_up_balance"
            render={({ field: { value, onChange, ...field } }) => (
              <div>
                <Checkbox {...field} checked={value} onCheckedChange={onChange} aria-describedby={balanceId}>
                  {t('balance', { amount: formatPrice(balance, currencyIds.gel, locale) })}
                </Checkbox>
                <p id={balanceId} role="alert" className="type-sm mt-1 text-alert-700 empty:hidden">
                  {balanceError === undefined ? '' : translate(balanceError)}
                </p>
              </div>
            )}
          />
        ) : null}
        <ProofFields control={form.control} onError={showError} onSwitch={() => clearProof(form.setValue)} />
        <FormFailureAlert failure={failure} />
        <div className="flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton
            variant={isDeletion ? 'danger' : 'primary'}
            isLoading={isSending}
            loadingText={t('sending')}
            onClick={clear}
          >
            {t(isDeletion ? 'delete_submit' : 'export_submit')}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
