import { AboutPage } from '@/features/content/components/pages/about-page';
import { getHomeCounts } from '@/features/home/queries/home-statements';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { PageJsonLd } from '@/lib/seo/content-json-ld';
import { pageTextMetadata, readContentPage } from '../content-page';

export const generateMetadata = () => pageTextMetadata('about');

export default async function AboutRoute() {
  const { locale, page } = await readContentPage('about');
  // Without a count its figure is missing.
  const statements = await getHomeCounts().then(
    ({ total }) => total,
    () => 0,
  );
  return (
    <>
      <PageJsonLd locale={locale} page={page} />
      <AboutPage page={page} figures={{ statements, companies: 0, projects: 0, services: serviceRoutes.length }} />
    </>
  );
}
