import { createOwnProjectsService } from '@/server/modules/projects/own-projects.service';
import { createProjectsService } from '@/server/modules/projects/projects.service';
import type { Parts } from './compose-accounts';

/** Residential projects and what their developers do with them. */
export function composeProjects({ clock, repositories, atomically, limiterOf }: Parts) {
  const { projects, ownProjects, parameters, places } = repositories;
  return {
    ownProjects: createOwnProjectsService({
      ownProjects,
      projects,
      places,
      atomically: (work) => atomically((inside) => work(inside.ownProjects)),
      clock,
    }),
    projects: createProjectsService({
      projects,
      parameters,
      reveals: limiterOf('project reveal'),
      openings: limiterOf('opening'),
      clock,
    }),
  };
}
