import type { FooterCompany, SocialLink } from '@/components/layout/footer/footer';
import type { MenuBadge } from '@/components/layout/header/menu-entries';
import type { Locale } from '@/lib/contracts/common';
import type { SiteConfig } from '@/lib/contracts/site/site';

/** The badges of the navigation in a language, by the key of their entry. */
export function menuBadges(navBadges: SiteConfig['navBadges'], locale: Locale): Record<string, MenuBadge> {
  return Object.fromEntries(
    Object.entries(navBadges).map(([key, badge]) => [
      key,
      {
        kind: badge.badge_type,
        label: badge.badge_display_names[locale],
        background: badge.badge_color,
        color: badge.badge_text_color,
      },
    ]),
  );
}

export type CompanyItem = FooterCompany & { description: string };

/** Only pictures of the site itself: the page's policy would refuse any other. */
const isAllowedImage = (address: string): boolean => /^(\/(?!\/)|data:image\/)/.test(address);

/** The group's companies in a language. One whose picture is not the site's own is left out; an address that is not an https one, too. */
export function groupCompanies(config: SiteConfig | null, locale: Locale): CompanyItem[] {
  return (config?.group_companies ?? [])
    .filter(({ logo }) => isAllowedImage(logo))
    .map(({ id, display_names, descriptions, logo, url }) => ({
      id,
      name: display_names[locale],
      description: descriptions[locale],
      logo,
      href: url?.startsWith('https://') ? url : null,
    }));
}

/** Networks by the host of their pages; what has no icon here is not shown. */
const networks: Readonly<Record<string, Pick<SocialLink, 'network' | 'name'>>> = {
  'facebook.com': { network: 'facebook', name: 'Facebook' },
  'instagram.com': { network: 'instagram', name: 'Instagram' },
  'youtube.com': { network: 'youtube', name: 'YouTube' },
  'tiktok.com': { network: 'tiktok', name: 'TikTok' },
  'linkedin.com': { network: 'linkedin', name: 'LinkedIn' },
};

/** The site's pages on social networks, in the order of the configuration. Only https addresses are taken. */
export function socialLinks(urls: readonly string[]): SocialLink[] {
  return urls.flatMap((href) => {
    const url = URL.parse(href);
    const known = url?.protocol === 'https:' ? networks[url.hostname.replace(/^(www|m|ge)\./, '')] : undefined;
    return known ? [{ ...known, href }] : [];
  });
}
