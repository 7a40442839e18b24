import { useLocale, useTranslations } from 'next-intl';
import { ProjectCard } from '@/components/project-card/project-card';
import { SectionHeading } from '@/components/ui/display/section-heading';
import type { ProjectCard as Project } from '@/lib/contracts/companies/projects';
import { projectsPath } from '@/lib/routes/addresses/project-address';

/** Below this the block is hidden. */
const shownMin = 2;

/** Residential projects: four a row, a rail on phones. */
export function Projects({ projects }: { projects: readonly Project[] }) {
  const [t, locale] = [useTranslations('home'), useLocale()];
  if (projects.length < shownMin) return null;
  return (
    <section aria-labelledby="projects" className="container-page overflow-x-clip py-6 lg:py-9">
      <SectionHeading
        id="projects"
        title={t('projects')}
        href={projectsPath(locale)}
        all={t('all_projects')}
        className="mb-3.5"
      />
      <ul className="grid gap-5 max-lg:-mx-4 max-lg:flex max-lg:snap-x max-lg:gap-3 max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:px-4 max-lg:pb-3 lg:grid-cols-4">
        {projects.map((project) => (
          <li key={project.id} className="shrink-0 snap-start max-lg:w-70">
            <ProjectCard project={project} headingLevel="h3" isNarrow />
          </li>
        ))}
      </ul>
    </section>
  );
}
