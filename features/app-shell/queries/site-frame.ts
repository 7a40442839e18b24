import { orWithoutWaiting } from '@/lib/api/dispensable';
import { getConfig } from '@/lib/api/market/market-data';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type Locale, locales } from '@/lib/contracts/common';
import { siteSettings } from '@/lib/env';
import { navigation } from '@/lib/navigation';
import type { ResolveAddress } from '../domain/footer-groups';
import { groupCompanies, menuBadges } from '../domain/site-config';
import { siteNavigation } from '../domain/site-navigation';
import { resolveAddress } from './footer';

async function readSiteFrame(locale: Locale) {
  const config = await getConfig();
  const { interiorSiteUrl } = siteSettings;
  const resolve: ResolveAddress = (url) => resolveAddress(locale, url).catch(() => null);
  return {
    entries: config.navigation
      ? await siteNavigation(config.navigation, locale, { interiorSiteUrl, resolve })
      : navigation(locale, { interiorSiteUrl }),
    badges: menuBadges(config.navBadges, locale),
    companies: groupCompanies(config, locale),
  };
}

const cachedSiteFrame = withKeyedCache(readSiteFrame, {
  keyOf: (locale) => locale,
  shown: () => ['site', 'search'],
  max: locales.length,
  isForAll: true,
});

/** Navigation, badges and companies of the configuration in a language; at most a minute old. Null when they cannot be read. */
export const getSiteFrame = orWithoutWaiting('the menu that the staff arranged', cachedSiteFrame, null);
