'use client';

import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { FootBar } from '@/components/ui/navigation/foot-bar';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { PhoneError, usePhone } from './phone-provider';

const callIcon = <PhoneIcon weight="fill" aria-hidden="true" className="size-5" />;

function CallButton() {
  const t = useTranslations('phone');
  const { result, isPending, reveal } = usePhone();
  if (result?.kind === 'shown')
    return (
      <a
        href={`tel:${toE164(result.phone)}`}
        aria-label={t('call', { phone: formatPhone(result.phone) })}
        className={buttonClasses()}
      >
        {callIcon}
        {t('call_short')}
      </a>
    );
  const revealAndCall = async () => {
    const phone = await reveal();
    if (phone) window.location.href = `tel:${toE164(phone)}`;
  };
  return (
    <Button isLoading={isPending} onClick={revealAndCall} icon={callIcon}>
      {t('call_short')}
    </Button>
  );
}

/** The bar at the foot of phones: the price, a message button, and a call button that reveals the number and dials it. */
export function CallBar({ price, message, hasPhone }: { price: ReactNode; message: ReactNode; hasPhone: boolean }) {
  return (
    <FootBar>
      {hasPhone ? <PhoneError className="mb-2.5" /> : null}
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">{price}</div>
        <div className="flex shrink-0 gap-2">
          {/* The narrowest screens have room only for the call; the seller's card has both. */}
          <div className="large-text:hidden max-[389px]:hidden">{message}</div>
          {hasPhone ? <CallButton /> : null}
        </div>
      </div>
    </FootBar>
  );
}
