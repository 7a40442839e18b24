import type { Router } from '@/server/http/router';
import { ownProjectRoutes } from '@/server/modules/projects/own-projects.routes';
import { projectPictureRoutes } from '@/server/modules/projects/project-pictures.routes';
import { projectRoutes } from '@/server/modules/projects/projects.routes';
import { writtenProjectRoutes } from '@/server/modules/projects/written-projects.routes';
import type { Services } from './compose';

/** The routes of residential projects, under the service that the contract names. */
export const projectServiceRoutes = ({ projects, ownProjects, projectPictures }: Services): Record<string, Router[]> => ({
  '/microservice-projects': [
    projectRoutes(projects),
    ownProjectRoutes(ownProjects),
    writtenProjectRoutes(ownProjects),
    projectPictureRoutes(projectPictures),
  ],
});
