import { useTranslations } from 'next-intl';
import { ProjectCard } from '@/components/project-card/project-card';
import type { ProjectCard as Card } from '@/lib/contracts/companies/projects';
import { Section } from './section';

/** The projects of one developer; nothing where there are none. */
export function DeveloperProjects({ projects }: { projects: readonly Card[] }) {
  const t = useTranslations('projects.crumbs');
  if (projects.length === 0) return null;
  return (
    <Section id="projects" title={t('projects')}>
      <ul className="grid gap-x-5 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
