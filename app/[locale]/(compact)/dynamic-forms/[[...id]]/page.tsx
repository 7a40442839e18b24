import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { DynamicForm } from '@/features/forms/components/dynamic-form';
import { findForm, getOpenForms } from '@/lib/api/forms/forms';
import { PageMessages } from '@/lib/i18n/page-messages';
import { formIdFrom, formPath, formsRoute } from '@/lib/routes/addresses/form-address';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

type Props = { params: Promise<{ locale: Locale; id?: string[] }> };

const findOnce = cache(findForm);

/** The form of the address; null for the list. */
async function readForm({ params }: Props) {
  const { locale, id: [segment] = [] } = await params;
  setRequestLocale(locale);
  if (segment === undefined) return { locale, form: null };
  const form = await findOnce(formIdFrom(segment) ?? 0);
  if (!form) notFound();
  return { locale, form };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, form } = await readForm(props);
  const t = await getTranslations({ locale, namespace: 'forms' });
  return pageMetadata({
    locale,
    title: form?.title[locale] ?? t('title'),
    description: form?.about[locale] ?? t('lead'),
    pathIn: (language) => localePath(language, form ? formPath(form.id) : formsRoute),
    image: `/og/home/${locale}`,
  });
}

async function FormList({ locale }: { locale: Locale }) {
  const forms = await getOpenForms();
  return (
    <ul className="flex flex-col gap-3">
      {forms.map(({ id, title, about }) => (
        <li key={id}>
          <Link
            href={localePath(locale, formPath(id))}
            className="block rounded-card p-4 inset-ring inset-ring-line hover:bg-tuff-50"
          >
            <span className="type-ui block font-semibold">{title[locale]}</span>
            <span className="type-sm block text-ink-2">{about[locale]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A form that the database defines; without an id, the list of open forms. */
export default async function DynamicFormPage(props: Props) {
  const { locale, form } = await readForm(props);
  const t = await getTranslations('forms');
  return (
    <div className="mx-auto w-full max-w-180 px-4 py-6 md:py-14">
      <section className="md:rounded-modal md:p-8 md:shadow-hairline">
        <h1 className="mt type-h2">{form?.title[locale] ?? t('title')}</h1>
        <p className="type-body mt-1 mb-6 text-pretty text-ink-2">{form?.about[locale] ?? t('lead')}</p>
        {form ? (
          <PageMessages names={['auth', 'forms']}>
            <DynamicForm form={form} />
          </PageMessages>
        ) : (
          <FormList locale={locale} />
        )}
      </section>
    </div>
  );
}
