import type { MenuBadge } from '@/components/layout/header/menu-entries';
import type { Locale } from '@/lib/contracts/common';
import type { SiteConfig } from '@/lib/contracts/site';

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
