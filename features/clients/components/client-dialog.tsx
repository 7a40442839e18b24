'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { FormFailureAlert } from '@/components/form/form-failure-alert';
import { FormTextarea } from '@/components/form/form-textarea';
import { useFormSending } from '@/components/form/use-form-sending';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Client } from '@/lib/contracts/clients';
import { type ClientForm, clientFormSchema } from '../client-form.schema';
import { bodyOf, emptyClient, formOf } from '../domain/client-values';
import { saveClient } from '../queries/keep-client';
import { BoundFields, PersonFields, WishFields } from './client-fields';

const names = [
  'name',
  'phone',
  'real_estate_type_id',
  'deal_type_id',
  'cities',
  'districts',
  'urbans',
  'price_from',
  'price_to',
  'area_from',
  'area_to',
  'comment',
] as const;

type Props = {
  /** The client to change; null for a new one. */
  client: Client | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: () => void;
  save?: typeof saveClient;
};

/** The form of a client. What was typed stands until it is saved, even if the dialog is closed in between. */
export function ClientDialog({ client, isOpen, onOpenChange, onSaved, save = saveClient }: Props) {
  const t = useTranslations('clients');
  const agency = useTranslations('agency.form');
  const common = useTranslations('common');
  const form = useForm<ClientForm>({
    resolver: zodResolver(clientFormSchema),
    defaultValues: client ? formOf(client) : emptyClient,
  });
  const { submit, failure, isSending } = useFormSending(form, names, async (values: ClientForm) => {
    await save(client?.id ?? null, bodyOf(values));
    form.reset(client ? values : emptyClient);
    onSaved();
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      width={595}
      title={t(client ? 'edit_title' : 'add_title')}
      description={t('private')}
      closeLabel={common('close')}
      isOutsidePressIgnored
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PersonFields form={form} />
        <WishFields form={form} />
        <BoundFields form={form} />
        <FormTextarea control={form.control} name="comment" label={t('fields.comment')} rows={3} maxLength={1000} />
        <FormFailureAlert failure={failure} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {agency('cancel')}
          </Button>
          <Button type="submit" isLoading={isSending} loadingText={agency('saving')}>
            {agency('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
