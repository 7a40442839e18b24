import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { CallBar } from '@/components/phone/call-bar';
import { PhoneReveal } from '@/components/phone/phone-reveal';
import { LocationMap } from '@/features/map/components/location-map/location-map';
import { knownArea } from '@/features/map/domain/surroundings';
import { ProjectView } from '@/features/projects/components/page/project-view';
import { getProjects } from '@/features/projects/queries/get-projects';
import { Gallery } from '@/features/statement/components/gallery/gallery';
import { viewerHeadersOf } from '@/features/statement/queries/get-statement';
import { getProject } from '@/lib/api/find-project';
import type { Locale } from '@/lib/contracts/common';
import type { Project } from '@/lib/contracts/companies/projects';
import { isInside } from '@/lib/domain/place/map-bounds';
import { googleMapsKey, siteSettings } from '@/lib/env';
import { maskedPhone } from '@/lib/format/masked-phone';
import { PageMessages } from '@/lib/i18n/page-messages';
import { routing } from '@/lib/i18n/routing';
import { ProjectJsonLd } from '@/lib/seo/json-ld/project-json-ld';
import { projectMetadata } from '@/lib/seo/metadata/project-metadata';
import { ProjectPhoneProvider } from './project-phone';

type Props = { params: Promise<{ locale: string; id?: string[] }> };

/** The same object for the metadata and the page of one request. */
const readProject = cache(async (reference: string) => getProject(reference, viewerHeadersOf(await headers())));

/** The project of the address. The middleware has checked the same, but the page does not rely on it. */
async function findProject(params: Props['params']): Promise<{ locale: Locale; project: Project }> {
  const { locale, id = [] } = await params;
  const [reference, ...more] = id;
  if (!hasLocale(routing.locales, locale) || reference === undefined || more.length > 0) notFound();
  const project = await readProject(decodeURIComponent(reference));
  if (!project) notFound();
  return { locale, project };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, project } = await findProject(params);
  return projectMetadata(locale, project);
}

const similarCount = 4;

async function findSimilar(project: Project) {
  const { data } = await getProjects({ cities: project.city_id, sort: 'flats', per_page: similarCount + 1 });
  return data.filter(({ id }) => id !== project.id).slice(0, similarCount);
}

export default async function ProjectPage({ params }: Props) {
  const { locale, project } = await findProject(params);
  setRequestLocale(locale);
  const { lat, lng } = project;
  const name = project.display_names[locale];
  const phone = maskedPhone(project.developer?.phone ?? null);
  const photos = project.images.toSorted((one, other) => Number(other.is_main) - Number(one.is_main));
  return (
    <PageMessages names={['statement', 'phone', 'map.loading', 'projects']}>
      <ProjectJsonLd locale={locale} project={project} />
      <ProjectPhoneProvider projectId={project.id}>
        <ProjectView
          project={project}
          similar={await findSimilar(project)}
          gallery={photos.length > 0 ? <Gallery photos={photos} title={name} badges={null} overlay={null} tour={null} /> : null}
          map={
            <LocationMap
              at={{ lat, lng }}
              address={project.addresses[locale]}
              place={project.place_names[locale]}
              googleMapsKey={googleMapsKey}
              hasSurroundings={isInside(knownArea, { lat, lng })}
            />
          }
          phone={phone ? <PhoneReveal masked={phone.shown} digits={phone.digits} siteName={siteSettings.name[locale]} /> : null}
          bar={({ price, request }) => <CallBar price={price} message={request} hasPhone={phone !== null} />}
        />
      </ProjectPhoneProvider>
    </PageMessages>
  );
}
