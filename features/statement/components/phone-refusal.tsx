'use client';

import { useTranslations } from 'next-intl';
import { InlineAlert } from '@/components/ui/inline-alert';
import { usePhone } from './phone-provider';

/** Says why the number was not shown and what to do; nothing otherwise. */
export function PhoneRefusal({ className }: { className?: string }) {
  const t = useTranslations('statement.phone');
  const { answer } = usePhone();
  if (!answer || answer.kind === 'shown') return null;
  const text = answer.kind === 'limited' ? t('limit', { minutes: answer.minutes }) : t(answer.kind);
  return (
    <InlineAlert tone={answer.kind === 'limited' ? 'warning' : 'error'} isLive className={className}>
      {text}
    </InlineAlert>
  );
}
