'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';
import { useForm } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { type ApiKey, apiKeyBodySchema, apiKeyNameMax } from '@/lib/contracts/account/api-keys';
import { useSaveApiKey } from '../queries/api-keys';

/** Takes the token of a new key, to show it once. */
export const NewTokenContext = createContext<(token: string) => void>(() => {});

/** The name of a new or an existing key. */
export function ApiKeyDialog(props: CrudDialogProps<ApiKey>) {
  const { item } = props;
  const t = useTranslations('api_keys');
  const showToken = useContext(NewTokenContext);
  const { mutateAsync } = useSaveApiKey();
  const form = useForm({ resolver: zodResolver(apiKeyBodySchema), defaultValues: { name: item?.name ?? '' } });
  return (
    <CrudDialog
      {...props}
      form={form}
      names={['name']}
      save={async (body) => {
        const token = await mutateAsync({ id: item?.id ?? null, body });
        if (token !== null) showToken(token);
      }}
      title={t(item ? 'edit_title' : 'add_title')}
    >
      <FormInput
        control={form.control}
        name="name"
        label={t('name')}
        hint={t('name_hint')}
        maxLength={apiKeyNameMax}
        autoComplete="off"
        isRequired
      />
    </CrudDialog>
  );
}
