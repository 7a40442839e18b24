'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DialogFormButtons } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FormFailureAlert, useFormSubmit } from '@/components/form/form-submit';
import { useFormDraft } from '@/components/form/use-form-draft';
import { useToast } from '@/components/ui/feedback/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ApiFailure } from '@/lib/api/client';
import type { Client } from '@/lib/contracts/account/clients';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { useReopening } from '@/lib/stores/use-reopening';
import { criteriaFilters, offerFormName, parseStatementId } from '../domain/offer';
import { useOfferClient } from '../queries/clients';

const formSchema = z.object({
  statement: z
    .string()
    .trim()
    .min(1, 'errors.field_required')
    .refine((text) => parseStatementId(text) !== null, 'clients.offer.unreadable'),
});

type Props = { client: Client; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Offers a client to the author of somebody else's listing. The typed text is stored until it is sent, also across a sign-in. */
export function OfferDialog({ client, isOpen, onOpenChange }: Props) {
  const t = useTranslations('clients.offer');
  const common = useTranslations('common');
  const locale = useLocale();
  const toast = useToast();
  const { mutateAsync: offer } = useOfferClient();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { statement: '' } });
  useFormDraft(form, offerFormName(client.id));
  useReopening(offerFormName(client.id), isOpen);
  const send = async ({ statement }: { statement: string }) => {
    try {
      await offer({ clientId: client.id, statementId: parseStatementId(statement) ?? 0 });
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
      form.setError('statement', { type: 'server', message: 'clients.offer.unknown' }, { shouldFocus: true });
      return;
    }
    form.reset();
    onOpenChange(false);
    toast.success(t('sent'));
  };
  const { submit, failure, isSending } = useFormSubmit(form, ['statement'], send);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={444}
      title={t('title', { name: client.name })}
      description={t('text')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormInput
          control={form.control}
          name="statement"
          label={t('statement')}
          hint={t('hint')}
          isRequired
          autoComplete="off"
        />
        <a
          href={searchPath(locale, criteriaFilters(client))}
          target="_blank"
          rel="noopener"
          className="type-sm inline-flex min-h-11 items-center self-start rounded-sm text-link underline"
        >
          {t('search')}
        </a>
        <FormFailureAlert failure={failure} />
        <DialogFormButtons
          labels={{ cancel: t('cancel'), submit: t('send'), pending: t('sending') }}
          isSending={isSending}
          onCancel={() => onOpenChange(false)}
        />
      </form>
    </Dialog>
  );
}
