import { useTranslations } from 'next-intl';
import type { ProjectCard as Card } from '@/lib/contracts/companies/projects';
import { ProjectGrid } from '../project-grid';
import { Section } from './section';

/** The projects of one developer; nothing where there are none. */
export function DeveloperProjects({ projects }: { projects: readonly Card[] }) {
  const t = useTranslations('projects.crumbs');
  if (projects.length === 0) return null;
  return (
    <Section id="projects" title={t('projects')}>
      <ProjectGrid projects={projects} />
    </Section>
  );
}
