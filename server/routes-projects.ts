import type { Services } from './compose';
import type { Router } from './http/router';
import { projectRoutes } from './modules/projects/projects.routes';

/** The routes of residential projects, under the service that the contract names. */
export const projectServiceRoutes = ({ projects }: Services): Record<string, Router[]> => ({
  '/microservice-projects': [projectRoutes(projects)],
});
