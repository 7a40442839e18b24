import { callApi } from '@/lib/api/client';
import { dispensable, orWithoutWaiting } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { type ProjectList, projectListSchema } from '@/lib/contracts/companies/projects';

const shownCount = 4;

const readProjects = withTtlCache(
  async (): Promise<ProjectList> =>
    (
      await callApi(projectListSchema, {
        url: '/microservice-projects/listing',
        params: { sort: 'flats', per_page: shownCount },
        ...dispensable,
      })
    ).data,
);

/** The projects with most flats for sale, and how many projects there are; at most a minute old. Null when they cannot be read. */
export const getHomeProjects = orWithoutWaiting('projects', readProjects, null);
