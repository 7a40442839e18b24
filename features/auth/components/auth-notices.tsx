'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { EnvelopeSimpleOpenIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimpleOpen';
import { LinkBreakIcon } from '@phosphor-icons/react/dist/ssr/LinkBreak';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';

type NoticeProps = { icon: ReactNode; title: string; children: ReactNode };

/** What replaces a form. Its heading takes the focus, so that a screen reader continues here. */
function Notice({ icon, title, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      {icon}
      <h2 ref={heading} tabIndex={-1} className="type-h3 mt-3 outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Says that an e-mail was sent. */
export function EmailSent({ kind, email }: { kind: 'verify' | 'forgot'; email: string }) {
  const t = useTranslations('auth');
  return (
    <Notice
      icon={<EnvelopeSimpleOpenIcon aria-hidden="true" className="size-12 text-brand-text" />}
      title={t(kind === 'verify' ? 'verify.sent_title' : 'forgot.sent_title')}
    >
      <p className="type-body mt-1 text-ink-2 wrap-anywhere">
        {kind === 'verify' ? t('verify.sent', { email }) : t('forgot.sent', { email })}
      </p>
    </Notice>
  );
}

type LinkNoticeProps = { title: string; text: string; action: { href: string; label: string } };

function LinkNotice({ icon, title, text, action }: LinkNoticeProps & Pick<NoticeProps, 'icon'>) {
  return (
    <Notice icon={icon} title={title}>
      <p className="type-body mt-1 text-ink-2">{text}</p>
      <Link href={action.href} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
        {action.label}
      </Link>
    </Notice>
  );
}

/** Says that the link of an e-mail is invalid or expired, and what to do instead. */
export function InvalidLink(props: LinkNoticeProps) {
  return <LinkNotice {...props} icon={<LinkBreakIcon aria-hidden="true" className="size-12 text-ink-3" />} />;
}

/** Says that the password has changed, and links to the sign-in: the change ended every session. */
export function PasswordChanged({ signInHref }: { signInHref: string }) {
  const t = useTranslations('auth.reset');
  return (
    <LinkNotice
      icon={<CheckCircleIcon weight="fill" aria-hidden="true" className="size-12 text-vine-600" />}
      title={t('done_title')}
      text={t('done')}
      action={{ href: signInHref, label: t('sign_in') }}
    />
  );
}
