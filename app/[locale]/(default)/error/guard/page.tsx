import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ErrorScreen, HomeLink } from '@/components/layout/error/error-screen';
import { localePath } from '@/lib/routes/locale-path';

type Props = { searchParams: Promise<{ name?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('failure');
  return { title: { absolute: t('title') }, robots: { index: false, follow: false } };
}

/** Names a guard that is missing from the guard table. The middleware rewrites to this page with status 500. */
export default async function UnknownGuardPage({ searchParams }: Props) {
  const [t, words, locale] = [await getTranslations('errors'), await getTranslations('failure'), await getLocale()];
  const { name } = await searchParams;
  return (
    <ErrorScreen
      code={500}
      codeLabel={t('code', { code: '500' })}
      title={words('title')}
      description={t('unknown_guard', { name: String(name ?? '') })}
      actions={<HomeLink href={localePath(locale, '/')}>{t('home')}</HomeLink>}
    />
  );
}
