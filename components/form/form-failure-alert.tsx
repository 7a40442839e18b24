'use client';

import { useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { FormErrors } from '@/lib/api/form-errors';
import { useMessage } from '@/lib/i18n/use-message';

/** Why the form as a whole was refused. */
export function FormFailureAlert({ failure }: { failure: FormErrors<string>['form'] }) {
  const t = useTranslations('auth.field_errors');
  const translate = useMessage();
  if (!failure) return null;
  const { key, minutes } = failure;
  return (
    <InlineAlert tone={minutes === null ? 'error' : 'warning'} isLive>
      {minutes === null ? translate(key) : t('too_many', { minutes })}
    </InlineAlert>
  );
}
