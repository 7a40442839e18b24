import type { Locale } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';

/** Metadata of every page, in the shape of the framework's `Metadata`. */
export const siteMetadata = (locale: Locale) => ({
  applicationName: siteSettings.name[locale],
  icons: {
    icon: [{ url: '/assets/brand/icon.svg', type: 'image/svg+xml' }],
    apple: '/assets/brand/apple-icon.png',
  },
  manifest: `/manifests/${locale}`,
  formatDetection: { telephone: false },
});
