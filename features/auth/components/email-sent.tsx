'use client';

import { EnvelopeSimpleOpenIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimpleOpen';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

/** Says that an e-mail was sent. It takes the focus, so that a screen reader continues here. */
export function EmailSent({ kind, email }: { kind: 'verify' | 'forgot'; email: string }) {
  const t = useTranslations('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <EnvelopeSimpleOpenIcon aria-hidden="true" className="size-12 text-brand-text" />
      <h2 ref={heading} tabIndex={-1} className="type-h3 mt-3 outline-none">
        {t(kind === 'verify' ? 'verify.sent_title' : 'forgot.sent_title')}
      </h2>
      <p className="type-body mt-1 text-ink-2 wrap-anywhere">
        {kind === 'verify' ? t('verify.sent', { email }) : t('forgot.sent', { email })}
      </p>
    </div>
  );
}
