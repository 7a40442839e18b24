import { getLocale, getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/routes/locale-path';
import { ErrorScreen, HomeLink, SearchLink } from './error-screen';

/** Statuses that have an error page. */
export const errorStatuses = [403, 404, 410, 503] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** The title of an error page: a forbidden address looks like one that does not exist. */
export async function errorTitle(status: ErrorStatus): Promise<string> {
  const t = await getTranslations('errors');
  return status === 410 || status === 503 ? t(`titles.${status}`) : t('page_not_found');
}

/** Error page, rendered on the server. The framework includes it in every page for the case that its content is not found. */
export async function ErrorPage({ status }: { status: ErrorStatus }) {
  const [t, locale, title] = [await getTranslations('errors'), await getLocale(), await errorTitle(status)];
  return (
    <ErrorScreen
      code={status}
      codeLabel={t('code', { code: String(status) })}
      title={title}
      description={t(`descriptions.${status}`)}
      actions={
        <>
          <HomeLink href={localePath(locale, '/')}>{t('home')}</HomeLink>
          <SearchLink href={localePath(locale, '/s')}>{t('search')}</SearchLink>
        </>
      }
    />
  );
}
