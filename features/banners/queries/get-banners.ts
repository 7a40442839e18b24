import { callApi } from '@/lib/api/client';
import { orWithoutWaiting } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { type Banner, bannersSchema } from '@/lib/contracts/site/site';
import { type BannerPlace, type BannersByPlace, forPlaces } from '../domain/banner-places';

const slots = {
  header: 'AdoHeader',
  footer: 'AdoFooter',
  interscroller: 'AdoInterscroller',
  article: 'AdoInArticle',
  film: 'AdoInArticleVASTLivo',
} as const satisfies Record<BannerPlace, Banner['banner_place_name']>;

const getAllBanners = async (): Promise<Banner[]> => (await callApi(bannersSchema, { url: '/static/banners.json' })).data;

/** The banners of each place, in the order in which they take turns. */
export async function fetchBanners(): Promise<BannersByPlace> {
  const banners = await getAllBanners();
  return forPlaces((place) => banners.filter((banner) => banner.banner_place_name === slots[place]).map(({ id }) => id));
}

/** The same for server components, cached: every page shows some, and none waits for a service that fails. */
export const getBanners = orWithoutWaiting(
  'banners',
  withTtlCache(fetchBanners),
  forPlaces(() => []),
);

/** One banner; null where there is none of that id. */
export async function getBanner(id: number): Promise<Banner | null> {
  return (await getAllBanners()).find((banner) => banner.id === id) ?? null;
}
