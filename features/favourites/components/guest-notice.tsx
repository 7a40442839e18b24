import { useTranslations } from 'next-intl';
import { LoginLink } from '@/components/layout/account/login-link';

/** Says where a guest's favourites are stored, with a link to the login where there is one. */
export function GuestNotice({ loginUrl }: { loginUrl: string | undefined }) {
  const t = useTranslations('favourites');
  return (
    <p className="type-sm mt-1.5 mb-5 text-ink-2 lg:mb-7">
      {t('guest_notice')}
      {loginUrl ? (
        <>
          {' '}
          <LoginLink href={loginUrl} label={t('login')} className="text-link underline underline-offset-3">
            {t('login')}
          </LoginLink>
        </>
      ) : null}
    </p>
  );
}
