import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProjectAmount } from '@/components/project-card/project-amount';
import { quarterText } from '@/components/project-card/project-badge';
import { Avatar } from '@/components/ui/display/avatar';
import { Link } from '@/components/ui/navigation/link';
import type { CompanyCard, CompanyList } from '@/lib/contracts/companies/companies';
import { developerOrders } from '@/lib/contracts/companies/project-stages';
import type { ProjectCard, ProjectList } from '@/lib/contracts/companies/projects';
import { formatNumber } from '@/lib/format/number';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { developersRoute } from '@/lib/routes/addresses/company-address';
import { developerPath, developersPath, projectPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import type { ProjectListParams } from '../../domain/list-params';
import { AutoForm } from './auto-form';
import { SearchField, SelectPill, SortSelect, TogglePill } from './filter-fields';
import { EmptyList, ListPages } from './list-pages';

/** A developer's projects: the most of them on sale, and how many there are. */
export type DeveloperProjects = { shown: readonly ProjectCard[]; building: number; delivered: number; flats: number };

type Props = {
  list: CompanyList;
  params: ProjectListParams;
  /** What the filters offer. */
  choices: Pick<ProjectList, 'cities' | 'handover_years'>;
  projectsOf: (developerId: number) => DeveloperProjects;
  /** The button that shows a developer's number. */
  phoneOf: (company: CompanyCard) => ReactNode;
};

function ProjectTile({ project }: { project: ProjectCard }) {
  const t = useTranslations('projects.card');
  const locale = useLocale();
  const { image, handover, stage, square_price_from } = project;
  return (
    <Link href={projectPath(locale, project)} className="group block w-60 shrink-0 rounded-card md:w-auto">
      {image ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
        <img
          src={image.thumb}
          width={720}
          height={480}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-38 w-full rounded-card bg-tuff-100 object-cover"
        />
      ) : (
        <span className="block h-38 rounded-card bg-tuff-100" />
      )}
      <span className="type-ui mt-2.5 block font-semibold group-hover:text-brand-text">{project.display_names[locale]}</span>
      <span className="type-sm num block text-ink-2">
        {stage === 'delivered' ? t('delivered') : handover ? quarterText(handover) : ''}
      </span>
      {square_price_from ? (
        <span className="type-sm num block font-semibold">
          <ProjectAmount amounts={square_price_from} look="square-from" />
        </span>
      ) : null}
    </Link>
  );
}

function Panel({ company, projects, phone }: { company: CompanyCard; projects: DeveloperProjects; phone: ReactNode }) {
  const t = useTranslations('projects.developer');
  const locale = useLocale();
  const name = transliterateName(company.name, locale);
  const facts = [company.city?.display_names[locale], company.founded_year ? t('since', { year: company.founded_year }) : null];
  const figures = [
    { key: 'building', value: projects.building },
    { key: 'delivered', value: projects.delivered },
    { key: 'flats', value: projects.flats },
  ] as const;
  return (
    <article className="grid gap-6 rounded-card p-4 shadow-hairline md:p-6 lg:grid-cols-[minmax(0,280px)_minmax(0,1fr)]">
      <div className="min-w-0">
        <Avatar name={name} size={52} className="rounded-card" {...(company.logo ? { src: company.logo } : {})} />
        <h2 className="type-h3 mt-3 flex items-center gap-1.5 [overflow-wrap:anywhere]">
          <Link href={developerPath(locale, company)} className="rounded-sm hover:underline">
            {name}
          </Link>
          {company.is_verified ? (
            <>
              <SealCheckIcon weight="fill" aria-hidden="true" className="size-5 shrink-0 text-link" />
              <span className="sr-only">{t('verified')}</span>
            </>
          ) : null}
        </h2>
        <p className="type-sm num text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {figures.map(({ key, value }) =>
            value > 0 ? (
              <div key={key} className="flex flex-col-reverse">
                <dt className="type-xs text-ink-2">{t(`figures.${key}`)}</dt>
                <dd className="type-h3 num">{formatNumber(value, locale)}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {phone}
          <Link
            href={developerPath(locale, company)}
            aria-label={t('profile_named', { name })}
            className="hit type-ui flex items-center gap-1.5 text-link hover:underline"
          >
            {t('profile')}
            <ArrowRightIcon aria-hidden="true" className="size-4" />
          </Link>
        </div>
      </div>
      {projects.shown.length > 0 ? (
        <div className="flex gap-4 overflow-x-auto [scrollbar-width:none] md:grid md:grid-cols-3">
          {projects.shown.map((project) => (
            <ProjectTile key={project.id} project={project} />
          ))}
        </div>
      ) : null}
    </article>
  );
}

function Filters({ params, choices }: Pick<Props, 'params' | 'choices'>) {
  const t = useTranslations('projects.filters');
  const locale = useLocale();
  return (
    <AutoForm action={localePath(locale, developersRoute)} className="mt-5 flex flex-wrap items-center gap-2">
      <SearchField label={t('developer')} value={params.q} />
      <SelectPill
        name="city"
        label={t('city')}
        value={params.city}
        options={[
          { value: '', label: t('city') },
          ...choices.cities.map((city) => ({ value: String(city.id), label: city.display_names[locale] })),
        ]}
      />
      <SelectPill
        name="year"
        label={t('handover')}
        value={params.year}
        options={[
          { value: '', label: t('handover') },
          ...choices.handover_years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <TogglePill name="delivered" label={t('with_delivered')} isOn={params.delivered === '1'} />
      <SortSelect
        label={t('sort')}
        value={params.order}
        options={developerOrders.map((order, index) => ({ value: index === 0 ? '' : order, label: t(`orders.${order}`) }))}
      />
    </AutoForm>
  );
}

/** The developers, each with up to three of their projects. */
export function DeveloperList({ list, params, choices, projectsOf, phoneOf }: Props) {
  const t = useTranslations('projects.lists');
  const locale = useLocale();
  const { data, total } = list;
  const route = localePath(locale, developersRoute);
  return (
    <>
      <Filters params={params} choices={choices} />
      {total === 0 ? (
        <EmptyList title={t('empty')} reset={t('reset')} href={route} />
      ) : (
        <div className="mt-5 flex flex-col gap-4">
          {data.map((company) => (
            <Panel key={company.id} company={company} projects={projectsOf(company.id)} phone={phoneOf(company)} />
          ))}
        </div>
      )}
      <ListPages
        list={list}
        hrefFor={(page) =>
          developersPath(locale, {
            q: params.q,
            city: params.city,
            year: params.year,
            delivered: params.delivered,
            sort: params.order,
            page: String(page),
          })
        }
      />
    </>
  );
}
