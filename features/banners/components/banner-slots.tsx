import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { pageCookieReader } from '@/lib/page-cookie';
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
import { BannerPlaceBox } from './banner-place';
import { DeferredBanner } from './deferred-banner';

/** The banners that this visitor has not closed. When the API fails there are none. */
const readBanners = cache(async (): Promise<BannersByPlace> => {
  const [cookie, banners] = await Promise.all([pageCookieReader(), getBanners()]);
  return forPlaces((place) => (cookie(bannerCookies[place]) === closedValue ? [] : banners[place]));
});

async function readLabels(place: BannerPlace): Promise<BannerLabels> {
  const t = await getTranslations('banners');
  return { label: t('label'), title: t(place), close: t('close') };
}

async function Slot({ place }: { place: BannerPlace }) {
  const sent = await readBanners();
  if (sent[place].length === 0) return null;
  const labels = await readLabels(place);
  return (
    <DeferredBanner place={place} sent={sent} labels={labels}>
      <BannerPlaceBox place={place} labels={labels} />
    </DeferredBanner>
  );
}

export const HeaderBannerSlot = () => <Slot place="header" />;

export const FooterBannerSlot = () => <Slot place="footer" />;

/** The banner of a place inside a page. */
export const InlineBannerSlot = ({ place }: { place: InlinePlace }) => <Slot place={place} />;
