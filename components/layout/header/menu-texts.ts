import { getLocale, getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';

/** Services with a row of their own, and those of the group below. */
const rowServices = ['shefaseba', 'azomva', 'booking-service'] as const;
const groupServices = ['facebook', 'check-real-estate', 'vip', '3d-turi', 'photo-tour'] as const;

export interface MenuTile {
  key: string;
  label: string;
  href: string;
  /** Tiles that open an overlay have no address of their own. */
  isFollowed?: boolean;
}

/** Texts of the mobile menu beside the navigation, in the language of the page. Its code, which comes with the first press, has no texts. */
export interface MenuTexts {
  add: string;
  navigation: string;
  favourites: string;
  loan: string;
  developers: string;
  auction: string;
  isNew: string;
  services: string;
  language: string;
  phone: string;
  companies: string;
  rows: MenuTile[];
  /** The services of the group, and the price estimate, which opens over the page. */
  tiles: MenuTile[];
}

/** @param phone the support's, as it is shown */
export async function readMenuTexts(phone: string): Promise<MenuTexts> {
  const [t, names, locale] = [await getTranslations('layout'), await getTranslations('services.names'), await getLocale()];
  const tile = (key: (typeof rowServices | typeof groupServices)[number]): MenuTile => ({
    key,
    label: names(key),
    href: localePath(locale, serviceRouteOf(key).landing),
  });
  return {
    add: t('add_statement'),
    navigation: t('main_navigation'),
    favourites: t('favourites'),
    loan: t('loan'),
    developers: t('developers'),
    auction: t('auction'),
    isNew: t('new'),
    services: t('menu.services'),
    language: t('language'),
    phone: t('phone', { phone }),
    companies: t('companies'),
    rows: rowServices.map(tile),
    tiles: [
      ...groupServices.map(tile),
      { key: 'estimate', label: t('menu.estimate'), href: `${localePath(locale, '/')}?ai_modal=true`, isFollowed: false },
    ],
  };
}
