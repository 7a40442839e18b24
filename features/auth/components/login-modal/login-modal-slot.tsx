import { getLocale, getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/routes/locale-path';
import { LazyLoginModal } from './lazy-login-modal';

/** The login modal for the host of the layout, with its labels, so that the page needs no messages of the sign-in. */
export async function LoginModalSlot() {
  const [t, common, locale] = [await getTranslations('auth.modal'), await getTranslations('common'), await getLocale()];
  return (
    <LazyLoginModal
      href={localePath(locale, '/auth')}
      labels={{ title: t('title'), text: t('text'), go: t('sign_in'), note: t('note'), close: common('close') }}
    />
  );
}
