import { callApi } from '@/lib/api/client';
import { dispensable } from '@/lib/api/dispensable';
import { withTtlCache } from '@/lib/api/ttl-cache';
import { type ProjectList, projectListSchema } from '@/lib/contracts/companies/projects';

const shownCount = 4;

/** The projects with most flats for sale, and how many projects there are; at most a minute old. */
export const getHomeProjects = withTtlCache(
  async (): Promise<ProjectList> =>
    (
      await callApi(projectListSchema, {
        url: '/microservice-projects/listing',
        params: { sort: 'flats', per_page: shownCount },
        ...dispensable,
      })
    ).data,
);
