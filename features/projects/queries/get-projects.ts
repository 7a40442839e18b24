import { ApiFailure, callApi } from '@/lib/api/client';
import { type CompanyList, companyListSchema } from '@/lib/contracts/companies/companies';
import { type Project, type ProjectList, projectListSchema, projectResponseSchema } from '@/lib/contracts/companies/projects';

type Params = Record<string, string | number | undefined>;

/** One page of projects. */
export const getProjects = async (params: Params): Promise<ProjectList> =>
  (await callApi(projectListSchema, { url: '/microservice-projects/listing', params })).data;

/**
 * A published project by its id or slug; null where there is none.
 * @param headers the visitor's own, by which a view is counted
 */
export async function getProject(reference: string, headers: Record<string, string> = {}): Promise<Project | null> {
  try {
    const url = `/microservice-projects/projects/${encodeURIComponent(reference)}`;
    return (await callApi(projectResponseSchema, { url, headers })).data.project;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** One page of developers. */
export const getDevelopers = async (params: Params): Promise<CompanyList> =>
  (await callApi(companyListSchema, { url: '/microservice/users/company/developers', params })).data;
