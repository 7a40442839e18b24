import { ApiFailure, callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type CompanyList, companyListSchema } from '@/lib/contracts/companies/companies';
import { type Project, type ProjectList, projectListSchema, projectResponseSchema } from '@/lib/contracts/companies/projects';

type Params = Record<string, string | number | undefined>;

const ofLists = { keyOf: (params: Params) => JSON.stringify(params), shown: () => ['site', 'search'] as const, max: 50 };

/** One page of projects. */
export const getProjects = withKeyedCache(
  async (params: Params): Promise<ProjectList> =>
    (await callApi(projectListSchema, { url: '/microservice-projects/listing', params })).data,
  ofLists,
);

/** Counts a view of this visitor; the entry server counts views of cached pages. */
const readProject = withKeyedCache(
  async (reference: string, headers: Record<string, string>): Promise<Project> => {
    const url = `/microservice-projects/projects/${encodeURIComponent(reference)}`;
    return (await callApi(projectResponseSchema, { url, headers })).data.project;
  },
  { keyOf: (reference) => reference, shown: () => ['site', 'search'], max: 100 },
);

/**
 * A published project by its id or slug; null where there is none.
 * @param headers the visitor's own, by which a view is counted
 */
export async function getProject(reference: string, headers: Record<string, string> = {}): Promise<Project | null> {
  try {
    return await readProject(reference, headers);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** One page of developers. */
export const getDevelopers = withKeyedCache(
  async (params: Params): Promise<CompanyList> =>
    (await callApi(companyListSchema, { url: '/microservice/users/company/developers', params })).data,
  ofLists,
);
