'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { PhoneError, usePhone } from './phone-provider';

/** Its code comes with the number, as few visitors ask for one. */
const ShownPhone = clientOnlyComponent(async () => (await import('./shown-phone')).ShownPhone);

type Props = {
  /** "599 00 •• ••". */
  masked: string;
  /** The visible digits, for screen readers. */
  digits: string;
  siteName: string;
  /** Wine unless the page has several of them. */
  variant?: 'primary' | 'secondary';
};

/** The number with its end hidden; a press replaces it with a link that dials. */
export function PhoneReveal({ masked, digits, siteName, variant = 'primary' }: Props) {
  const t = useTranslations('phone');
  const { result, isPending, reveal } = usePhone();
  const isShown = result?.kind === 'shown';
  const [isPressedHere, setPressedHere] = useState(false);

  const revealHere = () => {
    setPressedHere(true);
    void reveal();
  };

  return (
    <div className="@container">
      {isShown ? (
        <ShownPhone phone={result.phone} siteName={siteName} takesFocus={isPressedHere} />
      ) : (
        <>
          <Button
            variant={variant}
            size="lg"
            isFullWidth
            isLoading={isPending}
            loadingText={t('loading')}
            onClick={revealHere}
            icon={<SpriteIcon name="call" className="size-5" />}
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
