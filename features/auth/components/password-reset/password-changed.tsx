'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';

/** Says that the password is a new one, and leads to the sign-in: the change signed everybody out. */
export function PasswordChanged({ signInHref }: { signInHref: string }) {
  const t = useTranslations('auth.reset');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <CheckCircleIcon weight="fill" aria-hidden="true" className="size-12 text-vine-600" />
      <h2 ref={heading} tabIndex={-1} className="type-h3 mt-3 outline-none">
        {t('done_title')}
      </h2>
      <p className="type-body mt-1 text-ink-2">{t('done')}</p>
      <Link href={signInHref} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
        {t('sign_in')}
      </Link>
    </div>
  );
}
