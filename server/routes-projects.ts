import type { Services } from './compose';
import type { Router } from './http/router';
import { ownProjectRoutes } from './modules/projects/own-projects.routes';
import { projectRoutes } from './modules/projects/projects.routes';
import { writtenProjectRoutes } from './modules/projects/written-projects.routes';

/** The routes of residential projects, under the service that the contract names. */
export const projectServiceRoutes = ({ projects, ownProjects }: Services): Record<string, Router[]> => ({
  '/microservice-projects': [projectRoutes(projects), ownProjectRoutes(ownProjects), writtenProjectRoutes(ownProjects)],
});
