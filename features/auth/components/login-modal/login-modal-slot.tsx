import { getLocale, getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/routes/locale-path';
import { LazyLoginModal } from './lazy-login-modal';

/** The login modal for the host of the layout, with its words: the page around it does not carry the sign-in's dictionary. */
export async function LoginModalSlot() {
  const [t, words, locale] = [await getTranslations('auth.modal'), await getTranslations('common'), await getLocale()];
  return (
    <LazyLoginModal
      href={localePath(locale, '/auth')}
      words={{ title: t('title'), text: t('text'), go: t('sign_in'), note: t('note'), close: words('close') }}
    />
  );
}
