'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { Input } from '@/components/ui/inputs/input';
import { toFormErrors } from '@/lib/api/forms/form-errors';
import { participantNameMax } from '@/lib/contracts/bounds';
import { useMessage } from '@/lib/i18n/use-message';
import { useJoinList } from '../../queries/shared-list';

/** Asks a guest who looks at a list for a name, which the others see next to their comments. */
export function JoinList({ token }: { token: string }) {
  const t = useTranslations('shared_list');
  const translate = useMessage();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync, isPending } = useJoinList(token);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    try {
      await mutateAsync({ name });
    } catch (failure) {
      const { fields, form } = toFormErrors(failure, ['name']);
      setError(fields[0]?.key ?? form?.key ?? 'errors.connection');
    }
  };
  return (
    <form onSubmit={submit} noValidate className="mb-6 rounded-card bg-tuff-50 p-4">
      <p className="type-sm mb-3 text-ink-2">{t('look')}</p>
      <div className="flex max-w-120 flex-wrap items-end gap-2">
        <Field label={t('name')} error={error === null ? null : translate(error)} className="flex-1 basis-48">
          <Input value={name} onValueChange={setName} maxLength={participantNameMax} autoComplete="given-name" />
        </Field>
        <Button type="submit" isLoading={isPending} loadingText={t('joining')} className={error === null ? undefined : 'mb-6'}>
          {t('join')}
        </Button>
      </div>
    </form>
  );
}
