import type { Metadata } from 'next';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Link } from '@/components/ui/navigation/link';
import { TellUsForm } from '@/features/clients/components/requests/tell-us-form';
import { PageMessages } from '@/lib/i18n/page-messages';
import { buyerRequestRoute, guidedRoute } from '@/lib/routes/addresses/guided-address';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'seo.tell_us' });
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('description'),
    pathIn: (language) => localePath(language, buyerRequestRoute),
    image: `/og/home/${locale}`,
  });
}

/** Lets a buyer tell brokers what they are looking for. */
export default async function TellUsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations('buyer_requests');
  return (
    <div className="container-page py-6 lg:py-10">
      <h1 className="mt type-h1">{t('tell_us')}</h1>
      <p className="type-body mt-1 mb-8 text-pretty text-ink-2">
        {t('lead')}{' '}
        <Link href={localePath(locale, guidedRoute)} className="text-link underline">
          {t('guided')}
        </Link>
      </p>
      <PageMessages names={['crud', 'auth', 'clients', 'buyer_requests', 'place']}>
        <TellUsForm />
      </PageMessages>
    </div>
  );
}
