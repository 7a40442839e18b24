import { callApi } from '@/lib/api/client';
import { type Banner, bannersSchema } from '@/lib/contracts/site';
import type { BannerPlace, BannersByPlace } from '../domain/banner-places';

const slots = { header: 'AdoHeader', footer: 'AdoFooter' } as const satisfies Record<BannerPlace, Banner['banner_place_name']>;

const getAllBanners = async (): Promise<Banner[]> => (await callApi(bannersSchema, { url: '/static/banners.json' })).data;

/** The banners of the header and of the footer, in the order in which they take turns. */
export async function getBanners(): Promise<BannersByPlace> {
  const banners = await getAllBanners();
  const inSlot = (slot: Banner['banner_place_name']) =>
    banners.filter((banner) => banner.banner_place_name === slot).map(({ id }) => id);
  return { header: inSlot(slots.header), footer: inSlot(slots.footer) };
}

/** The content of one banner; null where there is none of that id. */
export async function getBannerContent(id: number): Promise<string | null> {
  return (await getAllBanners()).find((banner) => banner.id === id)?.banner_content ?? null;
}
