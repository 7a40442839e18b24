import { projectResponseSchema } from '@/lib/contracts/companies/projects';
import { ApiFailure, callApi } from './client';
import { withKeyedCache } from './ttl-cache';

/** Requests without a User-Agent count no view. */
const readProjectSlug = withKeyedCache(
  async (reference: string): Promise<string> => {
    const url = `/microservice-projects/projects/${encodeURIComponent(reference)}`;
    return (await callApi(projectResponseSchema, { url })).data.project.slug;
  },
  { keyOf: (reference) => reference, shown: () => ['site'], max: 500 },
);

/** The slug of a published project by its id or slug; null where there is none. */
export async function findProjectSlug(reference: string): Promise<string | null> {
  try {
    return await readProjectSlug(reference);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
