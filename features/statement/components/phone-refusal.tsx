'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { usePhone } from './phone-provider';

/** Apart from the page: few visitors ever see it. */
const InlineAlert = dynamic(() => import('@/components/ui/inline-alert').then((module) => module.InlineAlert), { ssr: false });

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
