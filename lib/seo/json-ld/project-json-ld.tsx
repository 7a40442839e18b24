import { getTranslations } from 'next-intl/server';
import type { Project, ProjectCard } from '@/lib/contracts/companies/projects';
import type { Locale } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';
import { developersRoute } from '@/lib/routes/addresses/company-address';
import { developerPath, projectPath, projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import { breadcrumbJsonLd, JsonLd, type JsonLdNode } from './json-ld';

/** What the flats on sale cost, by the listed ones; nothing where none is listed with a price. */
function offersOf({ rooms, flats_for_sale }: Project, url: string): JsonLdNode | null {
  const prices = rooms.flatMap(({ price_from, price_to }) => [price_from?.['2'] ?? [], price_to?.['2'] ?? []].flat());
  if (prices.length === 0) return null;
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'USD',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: flats_for_sale,
    availability: 'https://schema.org/InStock',
  };
}

function complexJsonLd(origin: string, locale: Locale, project: Project): JsonLdNode {
  const url = origin + projectPath(locale, project);
  const { developer, parameters, images, lat, lng } = project;
  const offers = offersOf(project, url);
  return {
    '@type': 'ApartmentComplex',
    name: project.display_names[locale],
    url,
    ...(project.about[locale] === '' ? {} : { description: project.about[locale] }),
    ...(images.length > 0 ? { image: images.slice(0, 5).map(({ large }) => origin + large) } : {}),
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'GE',
      addressLocality: project.place_names[locale],
      streetAddress: project.addresses[locale],
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    ...(project.flats === null ? {} : { numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: project.flats } }),
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: project.flats_for_sale },
    ...(parameters.length > 0
      ? {
          amenityFeature: parameters.map(({ display_names }) => ({
            '@type': 'LocationFeatureSpecification',
            name: display_names[locale],
            value: true,
          })),
        }
      : {}),
    ...(developer
      ? { brand: { '@type': 'Organization', name: developer.name, url: origin + developerPath(locale, developer) } }
      : {}),
    ...(offers ? { makesOffer: offers } : {}),
  };
}

/** The complex with its prices, and its breadcrumb. */
export async function ProjectJsonLd({ locale, project }: { locale: Locale; project: Project }) {
  const [origin, t] = await Promise.all([siteOrigin(), getTranslations({ locale, namespace: 'projects.crumbs' })]);
  const way = breadcrumbJsonLd(origin, [
    { name: siteSettings.name[locale], path: localePath(locale, '/') },
    { name: t('developers'), path: localePath(locale, developersRoute) },
    { name: t('projects'), path: projectsPath(locale) },
    { name: project.display_names[locale], path: projectPath(locale, project) },
  ]);
  return <JsonLd things={[complexJsonLd(origin, locale, project), way]} />;
}

/** The projects of a page of the list, in its order. */
export async function ProjectListJsonLd({ locale, projects }: { locale: Locale; projects: readonly ProjectCard[] }) {
  const [origin, t] = await Promise.all([siteOrigin(), getTranslations({ locale, namespace: 'projects.crumbs' })]);
  if (projects.length === 0) return null;
  return (
    <JsonLd
      things={[
        {
          '@type': 'ItemList',
          name: t('projects'),
          itemListElement: projects.map((project, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: project.display_names[locale],
            url: origin + projectPath(locale, project),
          })),
        },
      ]}
    />
  );
}
