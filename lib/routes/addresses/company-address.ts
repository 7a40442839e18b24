import type { Locale } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';

export const brokersRoute = '/brokerebi';
export const developersRoute = '/developerebi';
/** First segments of the pages of companies, by type_id. */
const segments: Readonly<Record<number, string>> = { 3: 'br', 4: 'd' };

type Addressed = { id: number; type_id: number; slug: string | null };

/** Path of a company's page without a language. */
export const companyRoute = ({ id, type_id, slug }: Addressed): string => `/${segments[type_id] ?? 'br'}/${slug ?? id}`;

/** The canonical address of a company in a language. */
export const companyPath = (locale: Locale, company: Addressed): string => localePath(locale, companyRoute(company));
