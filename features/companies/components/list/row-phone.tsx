'use client';

import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { usePhone } from '@/components/phone/phone-provider';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { formatPhone, toE164 } from '@/lib/format/phone';

/** The number of a row: it opens in its button, which then dials. On phones the button is an icon until then. */
export function RowPhone({ name }: { name: string }) {
  const t = useTranslations('companies.phone');
  const { result, isPending, reveal } = usePhone();
  const link = useRef<HTMLAnchorElement>(null);
  const isShown = result?.kind === 'shown';
  useEffect(() => {
    // The pressed button has disappeared: the link takes the focus and is read out.
    if (isShown) link.current?.focus();
  }, [isShown]);
  const icon = <PhoneIcon aria-hidden="true" className="size-5" />;
  if (isShown)
    return (
      <a
        ref={link}
        href={`tel:${toE164(result.phone)}`}
        aria-label={t('call', { phone: formatPhone(result.phone) })}
        className={`num ${buttonClasses({ variant: 'secondary', size: 'md' })} whitespace-nowrap max-lg:px-3`}
      >
        {icon}
        {formatPhone(result.phone)}
      </a>
    );
  const problem = result?.kind === 'limited' ? t('limit', { minutes: result.minutes }) : result ? t(result.kind) : '';
  return (
    <>
      <Button
        variant="secondary"
        size="md"
        isLoading={isPending}
        loadingText={isPending ? '' : undefined}
        onClick={() => void reveal()}
        icon={icon}
        aria-label={t('show', { name })}
        className="max-lg:size-11 max-lg:rounded-full max-lg:px-0"
      >
        <span className="max-lg:hidden">{t('number')}</span>
      </Button>
      <span role="status" className={problem ? 'type-xs text-alert-700' : 'sr-only'}>
        {problem}
      </span>
    </>
  );
}
