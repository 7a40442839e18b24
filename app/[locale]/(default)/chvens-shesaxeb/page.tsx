import { AboutPage } from '@/features/content/components/pages/about-page';
import { getHomeProjects } from '@/features/home/queries/home-projects';
import { getHomeCounts } from '@/features/home/queries/home-statements';
import { getBrokers } from '@/lib/api/companies';
import { serviceRoutes } from '@/lib/routes/service-routes';
import { PageJsonLd } from '@/lib/seo/json-ld/content-json-ld';
import { pageTextMetadata, readContentPage } from '../content-page';

export const generateMetadata = () => pageTextMetadata('about');

export default async function AboutRoute() {
  const { locale, page } = await readContentPage('about');
  // Without a count its figure is missing.
  const none = () => 0;
  const [statements, companies, projects] = await Promise.all([
    getHomeCounts().then(({ total }) => total, none),
    getBrokers('').then(({ summary }) => summary.companies, none),
    getHomeProjects().then((list) => list?.total ?? 0),
  ]);
  return (
    <>
      <PageJsonLd locale={locale} page={page} />
      <AboutPage page={page} figures={{ statements, companies, projects, services: serviceRoutes.length }} />
    </>
  );
}
