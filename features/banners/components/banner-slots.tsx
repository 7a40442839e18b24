import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { type BannerLabels, type BannersByPlace, bannerCookies, closedValue } from '../domain/banner-places';
import { getBanners } from '../queries/get-banners';
import { FooterBanner } from './footer-banner';
import { HeaderBanner } from './header-banner';

const none: BannersByPlace = { header: [], footer: [] };

/** The banners that this visitor has not closed. When the API fails, which it logs, there are none. */
const readBanners = cache(async (): Promise<BannersByPlace> => {
  const [stored, banners] = await Promise.all([cookies(), getBanners().catch(() => none)]);
  const isClosed = (name: string) => stored.get(name)?.value === closedValue;
  return {
    header: isClosed(bannerCookies.header) ? [] : banners.header,
    footer: isClosed(bannerCookies.footer) ? [] : banners.footer,
  };
});

async function readLabels(place: 'header' | 'footer'): Promise<BannerLabels> {
  const t = await getTranslations('banners');
  return { label: t('label'), title: place === 'header' ? t('header') : t('footer'), close: t('close') };
}

export async function HeaderBannerSlot() {
  const sent = await readBanners();
  return sent.header.length === 0 ? null : <HeaderBanner sent={sent} labels={await readLabels('header')} />;
}

export async function FooterBannerSlot() {
  const sent = await readBanners();
  return sent.footer.length === 0 ? null : <FooterBanner sent={sent} labels={await readLabels('footer')} />;
}
