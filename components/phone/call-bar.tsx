'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { FootBar } from '@/components/ui/navigation/foot-bar';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { PhoneError, usePhone } from './phone-provider';

const callIcon = <SpriteIcon name="call" className="size-5" />;

const CallLink = clientOnlyComponent(async () => (await import('./shown-phone')).CallLink);

type CallBarProps = {
  price: ReactNode;
  message: ReactNode;
  hasPhone: boolean;
  /** Wine unless the page has another wine button. */
  variant?: 'primary' | 'secondary';
};

function CallButton({ variant }: Pick<CallBarProps, 'variant'>) {
  const t = useTranslations('phone');
  const { result, isPending, reveal } = usePhone();
  if (result?.kind === 'shown') return <CallLink phone={result.phone} variant={variant} />;
  const revealAndCall = async () => {
    const phone = await reveal();
    if (phone) (await import('./shown-phone')).dial(phone);
  };
  return (
    <Button variant={variant} isLoading={isPending} onClick={revealAndCall} icon={callIcon}>
      {t('call_short')}
    </Button>
  );
}

/** The bar at the foot of phones: the price, a message button, and a call button that reveals the number and dials it. */
export function CallBar({ price, message, hasPhone, variant = 'primary' }: CallBarProps) {
  return (
    <FootBar>
      {hasPhone ? <PhoneError className="mb-2.5" /> : null}
      <div className="flex min-h-12 items-center justify-between gap-x-3 gap-y-2 large-text:flex-wrap">
        <div className="min-w-0">{price}</div>
        <div className="flex shrink-0 gap-2 whitespace-nowrap max-sm:[&_a]:px-3.5 max-sm:[&_button]:px-3.5">
          {/* The narrowest screens have room only for the call; the seller's card has both. */}
          <div className="large-text:hidden max-[389px]:hidden">{message}</div>
          {hasPhone ? <CallButton variant={variant} /> : null}
        </div>
      </div>
    </FootBar>
  );
}
