import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { UnsubscribePanel } from '@/features/notifications/components/unsubscribe-panel';
import type { Locale } from '@/lib/contracts/locales';
import { PageMessages } from '@/lib/i18n/page-messages';
import { localePath } from '@/lib/routes/locale-path';

type Props = {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notifications.unsubscribe');
  // The address contains the token of an email, which must not leak to other sites.
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function UnsubscribePage({ params, searchParams }: Props) {
  const t = await getTranslations('notifications.unsubscribe');
  const { locale } = await params;
  const [token = null] = [(await searchParams).token].flat();
  return (
    <PageMessages names={['auth', 'notifications']}>
      <div className="mx-auto w-full max-w-[476px] px-4 py-6 md:py-14">
        <section className="md:rounded-modal md:p-8 md:shadow-hairline">
          <h1 className="mt type-h2 mb-4">{t('title')}</h1>
          <UnsubscribePanel token={token} settingsHref={localePath(locale, '/account/personalInformation')} />
        </section>
      </div>
    </PageMessages>
  );
}
