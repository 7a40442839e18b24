import type { Locale } from '@/lib/contracts/locales';
import { JsonLd } from './json-ld';
import { siteOrigin } from './origin';
import { organizationThing, websiteThing } from './site-things';

/** The site and who runs it. */
export async function HomeJsonLd({ locale }: { locale: Locale }) {
  const origin = await siteOrigin();
  return <JsonLd things={[organizationThing(origin, locale), websiteThing(origin, locale)]} />;
}
