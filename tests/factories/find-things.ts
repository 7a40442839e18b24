import type { APIRequestContext } from '@playwright/test';
import { companyListSchema } from '@/lib/contracts/companies/companies';
import { projectListSchema } from '@/lib/contracts/companies/projects';
import type { Locale } from '@/lib/contracts/locales';
import { articlesSchema } from '@/lib/contracts/site/content';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { localePath } from '@/lib/routes/locale-path';
import { findApartment } from './find-statements';

const lists: Record<Locale, string> = {
  ka: '/s/iyideba-bina-tbilisshi',
  en: '/s/apartments-for-sale-in-tbilisi',
  ru: '/s/prodazha-kvartir-v-tbilisi',
};

const callApi = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(`/api/${path}`, { headers: { 'x-website-key': 'livo' } })).json();

/** One thing of every kind in the market. @throws Error where it has none */
async function findThings(request: APIRequestContext) {
  const [brokers, developers, projects, article, card] = [
    companyListSchema.parse(await callApi(request, 'microservice/users/company/brokers-web?per_page=1')).data.data,
    companyListSchema.parse(await callApi(request, 'microservice/users/company/developers?per_page=1')).data.data,
    projectListSchema.parse(await callApi(request, 'microservice-projects/listing?per_page=1')).data.data,
    articlesSchema.parse(await callApi(request, 'v1/articles')).data.lead,
    await findApartment(request),
  ];
  const [broker, developer, project] = [brokers[0], developers[0], projects[0]];
  if (!broker || !developer || !project || !article) throw new Error('The market lacks a company, a project or an article.');
  return { broker, developer, project, article, card };
}

/** Puts the market's things into the pattern of an address; whole addresses of a language stay as they are. */
export async function addressesIn(request: APIRequestContext, locale: Locale): Promise<(pattern: string) => string> {
  const { broker, developer, project, article, card } = await findThings(request);
  const values: Record<string, string | number | null> = {
    broker: broker.slug,
    brokerId: broker.id,
    developer: developer.slug,
    developerId: developer.id,
    project: project.slug,
    projectId: project.id,
    article: article.slug,
    articleId: article.id,
    statementId: card.id,
  };
  const whole: Record<string, string> = {
    '{statement}': statementPath(locale, card),
    '{list}': localePath(locale, lists[locale]),
  };
  return (pattern) => {
    const [path = '', query] = pattern.split('?');
    const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
    const address = whole[path] ?? localePath(locale, fill(path));
    return query === undefined ? address : `${address}?${fill(query)}`;
  };
}
