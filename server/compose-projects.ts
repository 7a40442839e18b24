import type { Parts } from './compose-accounts';
import { createProjectsService } from './modules/projects/projects.service';

/** Residential projects and what their developers do with them. */
export function composeProjects({ clock, repositories, limiterOf }: Parts) {
  const { projects, parameters } = repositories;
  return {
    projects: createProjectsService({
      projects,
      parameters,
      reveals: limiterOf('project reveal'),
      openings: limiterOf('opening'),
      clock,
    }),
  };
}
