import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { CompanyPhone } from '@/features/companies/components/company-phone';
import { RowPhone } from '@/features/companies/components/list/row-phone';
import { ProjectsMap } from '@/features/map/components/projects-map/projects-map';
import { BuildPanel } from '@/features/projects/components/list/build-panel';
import { DeveloperList, type DeveloperProjects } from '@/features/projects/components/list/developer-list';
import { DevelopersHead } from '@/features/projects/components/list/developers-head';
import { ProjectList } from '@/features/projects/components/list/project-list';
import { readProjectListParams, toDevelopersQuery, toListingQuery } from '@/features/projects/domain/list-params';
import { getDevelopers, getProjects } from '@/features/projects/queries/get-projects';
import type { ProjectCard } from '@/lib/contracts/companies/projects';
import { googleMapsKey } from '@/lib/env';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { PageMessages } from '@/lib/i18n/page-messages';
import { projectPath, projectsTab } from '@/lib/routes/addresses/project-address';
import { ProjectListJsonLd } from '@/lib/seo/json-ld/project-json-ld';
import { developersMetadata } from '@/lib/seo/metadata/project-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Above the number of projects of a market's developers together; the map shows as many. */
const projectsMax = 100;
const shownProjects = 3;

const isProjectsTab = (params: Awaited<Props['searchParams']>): boolean => params.activeTab === projectsTab;
const developerPageSize = 10;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, found] = await Promise.all([getLocale(), searchParams]);
  const { page, ...chosen } = readProjectListParams(found);
  const isFiltered = Object.values(chosen).some((value) => value !== undefined);
  const { total } = isProjectsTab(found) ? await getProjects({ per_page: 1 }) : await getDevelopers({ per_page: 1 });
  return developersMetadata(locale, { tab: isProjectsTab(found) ? 'projects' : 'developers', total, page, isFiltered });
}

/** The projects of each developer, those with the most flats on sale first. */
function byDeveloper(projects: readonly ProjectCard[]): (developerId: number) => DeveloperProjects {
  const groups = Map.groupBy(projects, ({ developer }) => developer?.id ?? 0);
  return (developerId) => {
    const own = groups.get(developerId) ?? [];
    const delivered = own.filter(({ stage }) => stage === 'delivered').length;
    return {
      shown: own.slice(0, shownProjects),
      delivered,
      building: own.length - delivered,
      flats: own.reduce((sum, { flats_for_sale }) => sum + flats_for_sale, 0),
    };
  };
}

async function Developers({ params }: { params: ReturnType<typeof readProjectListParams> }) {
  const [locale, list, projects] = await Promise.all([
    getLocale(),
    getDevelopers({ ...toDevelopersQuery(params), per_page: developerPageSize }),
    getProjects({ per_page: projectsMax, sort: 'flats' }),
  ]);
  return (
    <>
      <DevelopersHead
        tab="developers"
        developers={list.summary.companies}
        projects={projects.total}
        flats={projects.flats_for_sale}
      />
      <DeveloperList
        list={list}
        params={params}
        choices={projects}
        projectsOf={byDeveloper(projects.data)}
        phoneOf={({ id, name, user_phone_number: phone }) =>
          phone === null ? null : (
            <CompanyPhone id={id}>
              <RowPhone name={transliterateName(name, locale)} />
            </CompanyPhone>
          )
        }
      />
      <BuildPanel />
    </>
  );
}

async function Projects({ params }: { params: ReturnType<typeof readProjectListParams> }) {
  const query = toListingQuery(params);
  const [locale, list, everything, developers] = await Promise.all([
    getLocale(),
    getProjects(params.view ? { ...query, page: 1, per_page: projectsMax } : query),
    getProjects({ per_page: 1 }),
    getDevelopers({ per_page: 1 }),
  ]);
  const points = list.data.map((project) => ({
    id: project.id,
    at: { lat: project.lat, lng: project.lng },
    name: project.display_names[locale],
    amounts: project.square_price_from,
    href: projectPath(locale, project),
  }));
  return (
    <>
      <ProjectListJsonLd locale={locale} projects={list.data} />
      <DevelopersHead
        tab="projects"
        developers={developers.summary.companies}
        projects={everything.total}
        flats={everything.flats_for_sale}
      />
      <ProjectList list={list} params={params} map={<ProjectsMap points={points} googleMapsKey={googleMapsKey} />} />
    </>
  );
}

/** Developers, and at the second tab their projects. */
export default async function DevelopersPage({ searchParams }: Props) {
  const found = await searchParams;
  const params = readProjectListParams(found);
  return (
    <PageMessages names={['companies', 'map', 'projects']}>
      <div className="container-page pb-16">
        {isProjectsTab(found) ? <Projects params={params} /> : <Developers params={params} />}
      </div>
    </PageMessages>
  );
}
