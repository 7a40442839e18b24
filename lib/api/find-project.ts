import { projectResponseSchema } from '@/lib/contracts/companies/projects';
import { ApiFailure, callApi } from './client';

/** The slug of a published project by its id or slug; null where there is none. Without a browser's name the reading is nobody's view. */
export async function findProjectSlug(reference: string): Promise<string | null> {
  try {
    const url = `/microservice-projects/projects/${encodeURIComponent(reference)}`;
    const { data } = await callApi(projectResponseSchema, { url });
    return data.project.slug;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
