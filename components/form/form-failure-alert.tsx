'use client';

import { useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/inline-alert';
import type { FormFailure } from '@/lib/api/form-failure';
import { useMessage } from '@/lib/i18n/use-message';

/** What a form as a whole was refused for. */
export function FormFailureAlert({ failure }: { failure: FormFailure<string>['form'] }) {
  const t = useTranslations('auth.faults');
  const say = useMessage();
  if (!failure) return null;
  const { key, minutes } = failure;
  return (
    <InlineAlert tone={minutes === null ? 'error' : 'warning'} isLive>
      {minutes === null ? say(key) : t('too_many', { minutes })}
    </InlineAlert>
  );
}
