import type { Locale } from '@/lib/contracts/locales';
import { JsonLd } from './json-ld';
import { siteOrigin } from './origin';
import { organizationJsonLd, websiteJsonLd } from './site-json-ld';

/** The site and who runs it. */
export async function HomeJsonLd({ locale }: { locale: Locale }) {
  const origin = await siteOrigin();
  return <JsonLd things={[organizationJsonLd(origin, locale), websiteJsonLd(origin, locale)]} />;
}
