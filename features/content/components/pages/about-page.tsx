import type { Icon } from '@phosphor-icons/react';
import { ChartBarIcon } from '@phosphor-icons/react/dist/ssr/ChartBar';
import { MegaphoneSimpleIcon } from '@phosphor-icons/react/dist/ssr/MegaphoneSimple';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { getLocale, getTranslations } from 'next-intl/server';
import { Prose } from '@/components/prose/prose';
import type { ContentPage } from '@/lib/contracts/site/content';
import { formatNumber } from '@/lib/format/number';
import { PageBreadcrumb } from '../page-breadcrumb';
import { Scene } from '../scene';

const promises = [
  { key: 'real', Icon: SealCheckIcon },
  { key: 'prices', Icon: ChartBarIcon },
  { key: 'number', Icon: ShieldCheckIcon },
  { key: 'ads', Icon: MegaphoneSimpleIcon },
] as const satisfies { key: string; Icon: Icon }[];

/** Live figures; a count of nothing is left out. */
export type AboutFigures = { statements: number; companies: number; projects: number; services: number };
const figureNames = ['statements', 'companies', 'projects', 'services'] as const;

async function Figures({ figures }: { figures: AboutFigures }) {
  const [t, locale] = [await getTranslations('content.about'), await getLocale()];
  const shown = figureNames.filter((name) => figures[name] > 0);
  if (shown.length === 0) return null;
  return (
    <div className="container-page">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-6 border-t border-line pt-6 lg:grid-cols-4">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="type-sm text-ink-2">{t(`figures.${name}`, { count: figures[name] })}</dt>
            <dd className="type-h1 num">{formatNumber(figures[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

async function Promises() {
  const t = await getTranslations('content.about.promises');
  return (
    <section aria-labelledby="promises" className="mt-10 bg-bg-2 py-10 lg:py-12">
      <div className="container-page">
        <h2 id="promises" className="mt type-h2">
          {t('title')}
        </h2>
        <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-8">
          {promises.map(({ key, Icon }) => (
            <li key={key}>
              <Icon aria-hidden="true" className="size-6 text-brand-text" />
              <h3 className="type-ui mt-3 font-semibold">{t(`${key}.title`)}</h3>
              <p className="type-sm mt-1 text-ink-2">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The about page: the promise, live figures, four promises, and the text that the staff edits. */
export async function AboutPage({ page, figures }: { page: ContentPage; figures: AboutFigures }) {
  const [t, locale] = [await getTranslations('content'), await getLocale()];
  return (
    <div className="pt-4 pb-12 lg:pb-20">
      <div className="container-page">
        <PageBreadcrumb current={page.titles[locale]} />
        <div className="grid items-center gap-x-16 gap-y-5 py-5 lg:grid-cols-[1.05fr_1fr] lg:py-8">
          <div>
            <h1 className="mt type-display">{t('about.title')}</h1>
            <p className="mt-4 text-[calc(1.125rem*var(--k))] leading-[1.6] text-ink-2">{t('about.text')}</p>
          </div>
          <Scene
            picture="old-04"
            sizes="(min-width: 992px) 640px, calc(100vw - 32px)"
            isEager
            className="aspect-3/2 rounded-modal"
          />
        </div>
      </div>
      <Figures figures={figures} />
      <Promises />
      <div className="container-page pt-10">
        <Prose content={page.content} className="mx-auto" />
      </div>
    </div>
  );
}
