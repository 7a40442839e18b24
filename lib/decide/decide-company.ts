import { findCompanyStub } from '@/lib/api/companies';
import { countStatements } from '@/lib/api/statements/statement-count';
import type { Locale } from '@/lib/contracts/locales';
import { brokersRoute, companyRoute } from '@/lib/routes/addresses/company-address';
import { readFilters } from '@/lib/routes/addresses/search-address';
import { localePath } from '@/lib/routes/locale-path';
import { type Decision, error, page } from '../routes/decision';

const broker = 3;

/** A broker under its id or slug; the slug is the address. A page of its statements past the end is 404. */
async function decideBroker(locale: Locale, reference: string, search: string): Promise<Decision> {
  const stub = await findCompanyStub(reference);
  if (stub?.type_id !== broker) return error(404);
  const route = companyRoute(stub);
  if (route !== `/br/${reference}`) return { kind: 'redirect', to: `${localePath(locale, route)}${search}` };
  const filters = readFilters(search);
  if ((filters.page ?? 1) === 1) return page;
  const { last_page } = await countStatements({ ...filters, agencies: [stub.id] });
  return (filters.page ?? 1) > last_page ? error(404) : page;
}

/** The pages of companies: null for an address that is none of them. */
export async function decideCompany(locale: Locale, path: string, search: string): Promise<Decision | null> {
  if (path === brokersRoute) return page;
  if (path === '/br') return { kind: 'redirect', to: `${localePath(locale, brokersRoute)}${search}` };
  const [, first, reference, ...more] = path.split('/');
  if (first !== 'br' || reference === undefined) return null;
  return more.length > 0 ? error(404) : decideBroker(locale, reference, search);
}
