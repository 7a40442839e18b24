import { findProjectSlug } from '@/lib/api/find-project';
import type { Locale } from '@/lib/contracts/common';
import { developersRoute } from './company-address';
import { type Decision, error, page } from './decision';
import { localePath } from './locale-path';
import { projectPath, projectsPath } from './project-address';

/** A reference as it was written before it was encoded; null where the encoding is broken. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/**
 * Addresses of projects and developers. Without an id they are lists; an id leads to the address with the slug. Null for every other.
 * @param find the slug of a published project by its id or slug
 */
export async function decideProject(
  locale: Locale,
  path: string,
  search: string,
  find: (reference: string) => Promise<string | null> = findProjectSlug,
): Promise<Decision | null> {
  const [, first = '', second, ...more] = path.split('/');
  if (path === developersRoute) return page;
  if (first === 'd' && second === undefined) return { kind: 'redirect', to: `${localePath(locale, developersRoute)}${search}` };
  if (first !== 'proeqti') return null;
  if (more.length > 0) return error(404);
  if (second === undefined)
    return { kind: 'redirect', to: projectsPath(locale, Object.fromEntries(new URLSearchParams(search))) };
  const reference = decoded(second);
  const slug = reference === null ? null : await find(reference);
  if (slug === null) return error(404);
  return slug === reference ? page : { kind: 'redirect', to: `${projectPath(locale, { slug })}${search}` };
}
