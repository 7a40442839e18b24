import { DeveloperProjects } from '@/features/projects/components/page/developer-projects';
import { ProjectCrumbs } from '@/features/projects/components/page/project-crumbs';
import { getProjects } from '@/features/projects/queries/get-projects';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { DeveloperJsonLd } from '@/lib/seo/json-ld/company-json-ld';
import { CompanyPage, type CompanyPageProps, companyPageMetadata, findCompany, loadStatements } from '../../company-page';

const developer = 4;
/** Above the number of projects of any developer. */
const projectsMax = 100;

export const generateMetadata = companyPageMetadata(developer);

/** The page of a developer: the company, its projects, and what it lists itself. */
export default async function DeveloperPage(props: CompanyPageProps) {
  const { locale, company } = await findCompany(props, developer);
  const [projects, statements] = [
    await getProjects({ developer: company.id, per_page: projectsMax }),
    await loadStatements(props, company, { users: [company.id] }),
  ];
  return (
    <>
      <DeveloperJsonLd company={company} locale={locale} />
      <CompanyPage
        locale={locale}
        company={company}
        statements={statements}
        messages={['projects']}
        crumbs={<ProjectCrumbs current={transliterateName(company.name, locale)} />}
      >
        <DeveloperProjects projects={projects.data} />
      </CompanyPage>
    </>
  );
}
