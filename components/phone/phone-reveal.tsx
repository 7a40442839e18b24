'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { PhoneError, usePhone } from './phone-provider';

function ShownPhone({ phone, siteName, linkRef }: { phone: string; siteName: string; linkRef: Ref<HTMLAnchorElement> }) {
  const t = useTranslations('phone');
  const [copy, setCopy] = useState<'none' | 'copied' | 'copy_failed'>('none');
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
          ref={linkRef}
          href={`tel:${toE164(phone)}`}
          aria-label={t('call', { phone: shown })}
          className="num flex min-h-14 w-full items-center justify-center gap-2 rounded-lg bg-vine-100 px-14 text-h3 font-semibold text-vine-800 transition hover:bg-vine-200 @max-[300px]:justify-start @max-[300px]:pr-13 @max-[300px]:pl-4"
        >
          <PhoneIcon weight="fill" aria-hidden="true" className="size-5" />
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

type Props = {
  /** "599 00 •• ••". */
  masked: string;
  /** The visible digits, for screen readers. */
  digits: string;
  siteName: string;
};

/** The number with its end hidden; a press replaces it with a link that dials. */
export function PhoneReveal({ masked, digits, siteName }: Props) {
  const t = useTranslations('phone');
  const { result, isPending, reveal } = usePhone();
  const isShown = result?.kind === 'shown';
  const link = useRef<HTMLAnchorElement>(null);
  const isPressedHere = useRef(false);

  useEffect(() => {
    // The pressed button has disappeared: the link takes the focus and is read out.
    if (isShown && isPressedHere.current) link.current?.focus();
  }, [isShown]);

  const revealHere = () => {
    isPressedHere.current = true;
    void reveal();
  };

  return (
    <div className="@container">
      {isShown ? (
        <ShownPhone phone={result.phone} siteName={siteName} linkRef={link} />
      ) : (
        <>
          <Button
            size="lg"
            isFullWidth
            isLoading={isPending}
            loadingText={t('loading')}
            onClick={revealHere}
            icon={<PhoneIcon weight="fill" aria-hidden="true" className="size-5" />}
            className="px-3 print:hidden"
          >
            <span aria-hidden="true" className="num">
              {masked}
            </span>
            {/* In a narrow column the number is enough. In pixels: the root font shrinks with the screen, these letters do not. */}
            <span className="@max-[300px]:sr-only">{t('show')}</span>
            <span className="sr-only">{t('begins', { digits })}</span>
          </Button>
          <p aria-hidden="true" className="num type-h3 hidden print:block">
            {masked}
          </p>
          {/* On phones the call bar shows it. */}
          <PhoneError className="mt-3 max-lg:hidden" />
        </>
      )}
    </div>
  );
}
