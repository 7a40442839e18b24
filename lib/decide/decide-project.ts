import { findCompanyStub } from '@/lib/api/companies';
import { findProjectSlug } from '@/lib/api/find-project';
import type { Locale } from '@/lib/contracts/common';
import { companyPath, companyRoute, developersRoute } from '@/lib/routes/addresses/company-address';
import { projectPath, projectsPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { type Decision, error, page } from '../routes/decision';

/** A reference as it was written before it was encoded; null where the encoding is broken. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const developerType = 4;

/** A developer under its id or slug; the slug is the address. */
async function decideDeveloper(locale: Locale, segment: string, search: string): Promise<Decision> {
  const reference = decoded(segment);
  const stub = reference === null ? null : await findCompanyStub(reference);
  if (stub?.type_id !== developerType) return error(404);
  return companyRoute(stub) === `/d/${reference}` ? page : { kind: 'redirect', to: `${companyPath(locale, stub)}${search}` };
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
  if (first === 'd' && second !== undefined && more.length === 0) return decideDeveloper(locale, second, search);
  if (first !== 'proeqti') return null;
  if (more.length > 0) return error(404);
  if (second === undefined)
    return { kind: 'redirect', to: projectsPath(locale, Object.fromEntries(new URLSearchParams(search))) };
  const reference = decoded(second);
  const slug = reference === null ? null : await find(reference);
  if (slug === null) return error(404);
  return slug === reference ? page : { kind: 'redirect', to: `${projectPath(locale, { slug })}${search}` };
}
