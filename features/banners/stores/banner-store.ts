import Cookies from 'js-cookie';
import { create } from 'zustand';
import { logFailure } from '@/lib/log-failure';
import {
  type BannerPlace,
  type BannersByPlace,
  bannerCookies,
  closedForDays,
  closedValue,
  forPlaces,
} from '../domain/banner-places';

type BannerState = {
  /** Banners of the last refresh; null before it, when those sent with the page are shown. */
  banners: BannersByPlace | null;
  /** Counts refreshes, so that each brings the next banner of a place. */
  turn: number;
  isClosed: Record<BannerPlace, boolean>;
  close: (place: BannerPlace) => void;
  /** Reads the cookies again: a proxy may have cached the page of a visitor who had closed nothing. */
  readCookies: () => void;
  refresh: () => Promise<void>;
};

const isCookieClosed = (place: BannerPlace): boolean => Cookies.get(bannerCookies[place]) === closedValue;

/** The banners of the visit, and which of them the visitor closed. */
export const useBannerStore = create<BannerState>()((set) => ({
  banners: null,
  turn: 0,
  isClosed: forPlaces(() => false),
  close: (place) => {
    Cookies.set(bannerCookies[place], closedValue, { expires: closedForDays, sameSite: 'lax' });
    set(({ isClosed }) => ({ isClosed: { ...isClosed, [place]: true } }));
  },
  readCookies: () => set(({ isClosed }) => ({ isClosed: forPlaces((place) => isClosed[place] || isCookieClosed(place)) })),
  refresh: async () => {
    try {
      // Its code is needed half a minute after the page at the soonest.
      const { fetchBanners } = await import('../queries/get-banners');
      const banners = await fetchBanners();
      set(({ turn }) => ({ banners, turn: turn + 1 }));
    } catch (error) {
      logFailure('Banners could not be loaded.', error);
    }
  },
}));
