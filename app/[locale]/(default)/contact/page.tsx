import { ContactPage } from '@/features/content/components/contact/contact-page';
import { LocationMap } from '@/features/map/components/location-map/location-map';
import { googleMapsKey, siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { PageJsonLd } from '@/lib/seo/json-ld/content-json-ld';
import { pageTextMetadata, readContentPage } from '../content-page';

export const generateMetadata = () => pageTextMetadata('contact');

export default async function ContactRoute() {
  const { locale, page } = await readContentPage('contact');
  const { supportPhone, supportEmail, office } = siteSettings;
  const address = office.address[locale];
  return (
    <PageMessages names={['content', 'map.loading', 'auth']}>
      <PageJsonLd locale={locale} page={page} />
      <ContactPage
        page={page}
        phone={supportPhone}
        email={supportEmail}
        office={{ ...office.at, address }}
        map={
          <LocationMap at={office.at} address={address} place="" googleMapsKey={googleMapsKey} hasSurroundings={false} isTall />
        }
      />
    </PageMessages>
  );
}
