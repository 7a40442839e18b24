import { ProjectCard } from '@/components/project-card/project-card';
import type { ProjectCard as Card } from '@/lib/contracts/companies/projects';

/** The projects of a section, four in a row. */
export function ProjectGrid({ projects }: { projects: readonly Card[] }) {
  return (
    <ul className="grid gap-x-5 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} headingLevel="h3" />
        </li>
      ))}
    </ul>
  );
}
