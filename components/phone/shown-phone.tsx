'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type ButtonVariant, buttonClasses } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { formatPhone, toE164 } from '@/lib/format/phone';

type ShownPhoneProps = {
  phone: string;
  siteName: string;
  /** Whether its button was pressed, which has disappeared: the link takes the focus and is read out. */
  takesFocus: boolean;
};

/** The number as a link that dials, with a button that copies it. */
export function ShownPhone({ phone, siteName, takesFocus }: ShownPhoneProps) {
  const t = useTranslations('phone');
  const [copy, setCopy] = useState<'none' | 'copied' | 'copy_failed'>('none');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const shown = formatPhone(phone);
  const copyPhone = async () => {
    try {
      await navigator.clipboard.writeText(shown.replaceAll(' ', ''));
      setCopy('copied');
    } catch {
      setCopy('copy_failed');
    }
  };
  return (
    <>
      <div className="relative">
        <a
          ref={link}
          href={`tel:${toE164(phone)}`}
          aria-label={t('call', { phone: shown })}
          className="num flex min-h-14 w-full items-center justify-center gap-2 rounded-lg bg-vine-100 px-14 text-h3 font-semibold text-vine-800 transition hover:bg-vine-200 @max-[300px]:justify-start @max-[300px]:pr-13 @max-[300px]:pl-4"
        >
          <SpriteIcon name="call" className="size-5" />
          {shown}
        </a>
        <IconButton
          label={t('copy')}
          onClick={copyPhone}
          className="absolute top-1/2 right-1.5 -translate-y-1/2 text-vine-800 hover:bg-vine-200 max-lg:hidden print:hidden"
        >
          {copy === 'copied' ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
        </IconButton>
      </div>
      <p className="type-xs mt-2 text-center text-ink-2 print:hidden">
        <span role="status">{copy === 'none' ? t('mention_site', { name: siteName }) : t(copy)}</span>
      </p>
    </>
  );
}

/** Hands a number to the phone. */
export function dial(phone: string): void {
  window.location.href = `tel:${toE164(phone)}`;
}

/** The number in the bar at the foot of phones. */
export function CallLink({ phone, variant }: { phone: string; variant: ButtonVariant | undefined }) {
  const t = useTranslations('phone');
  return (
    <a
      href={`tel:${toE164(phone)}`}
      aria-label={t('call', { phone: formatPhone(phone) })}
      className={buttonClasses(variant ? { variant } : {})}
    >
      <SpriteIcon name="call" className="size-5" />
      {t('call_short')}
    </a>
  );
}
