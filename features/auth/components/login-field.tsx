import { useTranslations } from 'next-intl';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { FormInput } from '@/components/form/form-input';

type Props<Values extends FieldValues> = { control: Control<Values, unknown, FieldValues> };

/** The e-mail or phone that an account signs in with: the field `login` of a form. */
export function LoginField<Values extends { login: string }>({ control }: Props<Values>) {
  const t = useTranslations('auth.fields');
  return (
    <FormInput
      control={control}
      name={'login' as Path<Values>}
      label={t('login')}
      isRequired
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
