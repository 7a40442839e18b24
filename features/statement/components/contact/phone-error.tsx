'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { usePhone } from './phone-provider';

/** Apart from the page: few visitors ever see it. */
const InlineAlert = dynamic(() => import('@/components/ui/feedback/inline-alert').then((module) => module.InlineAlert), {
  ssr: false,
});

/** Says why the number was not shown and what to do; nothing otherwise. */
export function PhoneError({ className }: { className?: string }) {
  const t = useTranslations('statement.phone');
  const { result } = usePhone();
  if (!result || result.kind === 'shown') return null;
  const text = result.kind === 'limited' ? t('limit', { minutes: result.minutes }) : t(result.kind);
  return (
    <InlineAlert tone={result.kind === 'limited' ? 'warning' : 'error'} isLive className={className}>
      {text}
    </InlineAlert>
  );
}
