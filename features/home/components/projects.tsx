import { useLocale, useTranslations } from 'next-intl';
import { ProjectCard } from '@/components/project-card/project-card';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { ProjectCard as Project } from '@/lib/contracts/companies/projects';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { StaticContent } from '@/lib/static-content';

/** A block of fewer looks like a mistake. */
const shownMin = 2;

/** Residential projects: four a row, a rail on phones. */
export function Projects({ projects }: { projects: readonly Project[] }) {
  const [t, locale] = [useTranslations('home'), useLocale()];
  if (projects.length < shownMin) return null;
  return (
    <section aria-labelledby="projects" className="container-page overflow-x-clip py-6 lg:py-9">
      <StaticContent of={projects} name="heading">
        <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-4">
          <h2 id="projects" className="mt type-h2">
            {t('projects')}
          </h2>
          <Link
            href={projectsPath(locale)}
            className="type-ui inline-flex min-h-11 items-center gap-1.5 text-link hover:underline"
          >
            {t('all_projects')}
            <SpriteIcon name="arrow-right" className="size-4" />
          </Link>
        </div>
      </StaticContent>
      <ul className="grid gap-5 max-lg:-mx-4 max-lg:flex max-lg:snap-x max-lg:gap-3 max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:px-4 max-lg:pb-3 lg:grid-cols-4">
        {projects.map((project) => (
          <li key={project.id} className="shrink-0 snap-start max-lg:w-70">
            <ProjectCard project={project} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
