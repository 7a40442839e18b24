'use client';

import { useTranslations } from 'next-intl';
import { type Control, useController } from 'react-hook-form';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import { userTypeIds } from '@/lib/contracts/account/auth';
import type { RegisterForm } from '../../register-form.schema';

const kinds = ['physical', 'agent', 'broker', 'developer', 'designer'] as const;

export function AccountTypeField({ control }: { control: Control<RegisterForm> }) {
  const [t, words] = [useTranslations('auth.register'), useTranslations('auth.kinds')];
  const { field } = useController({ control, name: 'type_id' });
  return (
    <Field as="group" label={t('kind')} isRequired>
      <RadioGroup
        label={t('kind')}
        name="type_id"
        isInline
        value={field.value}
        onValueChange={field.onChange}
        options={kinds.map((kind) => ({ value: String(userTypeIds[kind]), label: words(kind) }))}
      />
    </Field>
  );
}
