import { callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type CompanyList, companyListSchema } from '@/lib/contracts/companies/companies';
import { type ProjectList, projectListSchema } from '@/lib/contracts/companies/projects';

type Params = Record<string, string | number | undefined>;

const ofLists = { keyOf: (params: Params) => JSON.stringify(params), shown: () => ['site', 'search'] as const, max: 50 };

/** One page of projects. */
export const getProjects = withKeyedCache(
  async (params: Params): Promise<ProjectList> =>
    (await callApi(projectListSchema, { url: '/microservice-projects/listing', params })).data,
  ofLists,
);

/** One page of developers. */
export const getDevelopers = withKeyedCache(
  async (params: Params): Promise<CompanyList> =>
    (await callApi(companyListSchema, { url: '/microservice/users/company/developers', params })).data,
  ofLists,
);
