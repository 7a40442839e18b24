import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import {
  type BannerLabels,
  type BannerPlace,
  type BannersByPlace,
  bannerCookies,
  closedValue,
  forPlaces,
  type InlinePlace,
} from '../domain/banner-places';
import { getBanners } from '../queries/get-banners';
import { FooterBanner } from './footer-banner';
import { HeaderBanner } from './header-banner';
import { InlineBanner } from './inline-banner';

const none: BannersByPlace = forPlaces(() => []);

/** The banners that this visitor has not closed. When the API fails, which it logs, there are none. */
const readBanners = cache(async (): Promise<BannersByPlace> => {
  const [stored, banners] = await Promise.all([cookies(), getBanners().catch(() => none)]);
  return forPlaces((place) => (stored.get(bannerCookies[place])?.value === closedValue ? [] : banners[place]));
});

async function readLabels(place: BannerPlace): Promise<BannerLabels> {
  const t = await getTranslations('banners');
  return { label: t('label'), title: t(place), close: t('close') };
}

export async function HeaderBannerSlot() {
  const sent = await readBanners();
  return sent.header.length === 0 ? null : <HeaderBanner sent={sent} labels={await readLabels('header')} />;
}

export async function FooterBannerSlot() {
  const sent = await readBanners();
  return sent.footer.length === 0 ? null : <FooterBanner sent={sent} labels={await readLabels('footer')} />;
}

/** The banner of a place inside a page. */
export async function InlineBannerSlot({ place }: { place: InlinePlace }) {
  const sent = await readBanners();
  return sent[place].length === 0 ? null : <InlineBanner place={place} sent={sent} labels={await readLabels(place)} />;
}
