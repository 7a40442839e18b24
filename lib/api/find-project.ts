import { type Project, projectResponseSchema } from '@/lib/contracts/companies/projects';
import { readAsGuestHeader } from '@/lib/contracts/read-as-guest-header';
import { ApiFailure, callApi } from './client';
import { withKeyedCache } from './ttl-cache';

/** Counts a view of this visitor; the entry server counts views of what was read for another. */
const readProject = withKeyedCache(
  async (reference: string, headers: Record<string, string>): Promise<Project> => {
    const url = `/microservice-projects/projects/${encodeURIComponent(reference)}`;
    return (await callApi(projectResponseSchema, { url, headers })).data.project;
  },
  { keyOf: (reference) => reference, shown: () => ['site', 'search'], max: 100, name: 'project' },
);

/**
 * A published project by its id or slug; null where there is none.
 * @param headers the visitor's own, by which a view is counted; without a User-Agent none is
 */
export async function getProject(
  reference: string,
  headers: Record<string, string> = { [readAsGuestHeader]: '1' },
): Promise<Project | null> {
  try {
    return await readProject(reference, headers);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** The slug of a published project by its id or slug; null where there is none. For guests the page then has the project. */
export const findProjectSlug = async (reference: string): Promise<string | null> => (await getProject(reference))?.slug ?? null;
