import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { QuestionnaireView } from '@/features/forms/components/questionnaire/questionnaire-view';
import { getServiceTypes } from '@/features/services/queries/service-page';
import { findQuestionnaire } from '@/lib/api/forms/questionnaires';
import { visitorHeadersOf } from '@/lib/api/session';
import { PageMessages } from '@/lib/i18n/page-messages';
import { questionnaireRoute } from '@/lib/routes/addresses/form-address';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

type Props = { params: Promise<{ locale: Locale; id?: string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'questionnaire' });
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('lead'),
    pathIn: (language) => localePath(language, questionnaireRoute),
    image: `/og/home/${locale}`,
    isIndexed: false,
  });
}

/** The intake of a valuation: an id continues the visitor's own; without one, saving the first step creates one. */
export default async function QuestionnairePage({ params }: Props) {
  const { locale, id: [uuid] = [] } = await params;
  setRequestLocale(locale);
  const t = await getTranslations('questionnaire');
  const [stored, { fields }] = await Promise.all([
    uuid === undefined ? null : findQuestionnaire(uuid, visitorHeadersOf(await headers())),
    getServiceTypes(serviceRouteOf('shefaseba').catalogue),
  ]);
  if (uuid !== undefined && stored === null) notFound();
  const types = fields.find(({ name }) => name === 'real_estate_type')?.options ?? [];
  return (
    <div className="mx-auto w-full max-w-180 px-4 py-6 md:py-14">
      <section className="md:rounded-modal md:p-8 md:shadow-hairline">
        <h1 className="mt type-h2">{t('title')}</h1>
        <p className="type-body mt-1 mb-6 text-pretty text-ink-2">{t('lead')}</p>
        <PageMessages names={['auth', 'place', 'questionnaire']}>
          <QuestionnaireView stored={stored} types={types.map(({ value, label }) => ({ value, label: label[locale] }))} />
        </PageMessages>
      </section>
    </div>
  );
}
