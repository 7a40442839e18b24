import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthView, ExternalSignInRefused } from '@/features/auth/components/auth-view';
import { parseAuthStep } from '@/features/auth/domain/steps';
import { currentVisitor } from '@/lib/api/visitor';
import type { Locale } from '@/lib/contracts/locales';
import { siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { continueTarget } from '@/lib/routes/continue-target';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function readProps({ params, searchParams }: Props) {
  const query = await searchParams;
  const one = (name: string): string | undefined => [query[name]].flat()[0];
  const { locale } = await params;
  const isRefused = siteSettings.authSiteUrl !== undefined && one('refused') === '1';
  return {
    locale,
    step: parseAuthStep(one('view')),
    target: continueTarget(one('continue')),
    token: one('token') ?? null,
    isRefused,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, step } = await readProps(props);
  const t = await getTranslations('auth.metadata');
  const metadata = pageMetadata({
    locale,
    title: t(step),
    description: t('description'),
    pathIn: (language) => localePath(language, '/auth'),
    image: `/og/home/${locale}`,
    isIndexed: false,
  });
  // The address may contain the token of an email, which must not leak to other sites.
  return { ...metadata, robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function AuthPage(props: Props) {
  const { locale, step, target, token, isRefused } = await readProps(props);
  if (isRefused) return <ExternalSignInRefused />;
  const isEntrance = step === 'sign_in' || step === 'register';
  if (isEntrance && (await currentVisitor())) redirect(target ?? localePath(locale, '/account'));
  return (
    <PageMessages names={['auth']}>
      <AuthView step={step} target={target} token={token} />
    </PageMessages>
  );
}
