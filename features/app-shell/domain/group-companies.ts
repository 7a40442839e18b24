import type { FooterCompany } from '@/components/layout/footer/footer-companies';
import type { Locale } from '@/lib/contracts/common';
import type { SiteConfig } from '@/lib/contracts/site';

export type CompanyItem = FooterCompany & { description: string };

/** Only pictures of the site itself: the page's policy would refuse any other. */
const isAllowedImage = (address: string): boolean => /^(\/(?!\/)|data:image\/)/.test(address);

/** The group's companies in a language. One whose picture is not the site's own is left out; an address that is no https one, too. */
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
