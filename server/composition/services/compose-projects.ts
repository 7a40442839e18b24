import { createOwnProjectsService } from '@/server/modules/projects/own-projects.service';
import { createProjectPicturesService } from '@/server/modules/projects/project-pictures.service';
import { createProjectsService } from '@/server/modules/projects/projects.service';
import type { UploadsService } from '@/server/modules/uploads/uploads.service';
import type { Parts } from './compose-accounts';

/** Residential projects and what their developers do with them. */
export function composeProjects({ clock, repositories, atomically, limiterOf }: Parts, uploads: UploadsService) {
  const { projects, ownProjects, parameters, places } = repositories;
  const own = createOwnProjectsService({
    ownProjects,
    projects,
    places,
    atomically: (work) => atomically((inside) => work(inside.ownProjects)),
    clock,
  });
  return {
    ownProjects: own,
    projectPictures: createProjectPicturesService({ own, uploads, uploadLimiter: limiterOf('upload'), clock }),
    projects: createProjectsService({
      projects,
      parameters,
      reveals: limiterOf('project reveal'),
      openings: limiterOf('opening'),
      clock,
    }),
  };
}
