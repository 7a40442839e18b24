import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProjectAmount } from '@/components/project-card/project-amount';
import { ProjectBadge, quarterText } from '@/components/project-card/project-badge';
import { buttonClasses } from '@/components/ui/buttons/button';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Link } from '@/components/ui/navigation/link';
import type { ProjectCard as Card, Project } from '@/lib/contracts/companies/projects';
import { formatDay } from '@/lib/format/date';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { projectsPath } from '@/lib/routes/addresses/project-address';
import { ProjectGrid } from '../project-grid';
import { RequestForm } from '../request/request-form';
import { BuildingState } from './building-state';
import { DeveloperCard } from './developer-card';
import { Plans } from './plans';
import { PriceListSection } from './price-list';
import { PriceTrend } from './price-trend';
import { ProjectCrumbs } from './project-crumbs';
import { ProjectFacts } from './project-facts';
import { RoomsTable, useRoomsLabel } from './rooms-table';
import { Section } from './section';

type Props = {
  project: Project;
  similar: readonly Card[];
  gallery: ReactNode;
  /** The place on a map. */
  map: ReactNode;
  /** The developer's number; nothing without one. */
  phone: ReactNode;
  /** The bar at the foot of phones. */
  bar: (parts: { price: ReactNode; request: ReactNode }) => ReactNode;
};

/** The lowest price with its day; "sold out" where nothing is for sale. */
function Price({ project }: { project: Project }) {
  const t = useTranslations('projects.price');
  const locale = useLocale();
  const { price_from, square_price_from, priced_on, is_sold_out } = project;
  return (
    <div>
      <p className="type-xs num text-ink-2">{t('day', { day: formatDay(new Date(priced_on), locale) })}</p>
      <p className="type-price-xl num mt-1">
        {price_from ? <ProjectAmount amounts={price_from} look="from" /> : t(is_sold_out ? 'sold_out' : 'on_request')}
      </p>
      {price_from && square_price_from ? (
        <p className="type-sm num mt-1 flex flex-wrap gap-x-2 text-ink-2">
          <span>
            <ProjectAmount amounts={price_from} isOther />
          </span>
          <span aria-hidden="true">·</span>
          <span>
            <ProjectAmount amounts={square_price_from} look="square-from" />
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Offers({ project }: { project: Project }) {
  const t = useTranslations('projects.offers');
  const locale = useLocale();
  const { offers, instalments } = project;
  if (offers.length === 0 && instalments === null) return null;
  return (
    <section aria-label={t('title')} className="mt-4 flex flex-col gap-3 rounded-card bg-saffron-50 p-4 lg:p-5">
      {instalments ? (
        <div>
          <h2 className="type-h3">{t('instalments')}</h2>
          <p className="type-sm mt-1 text-ink-2">{instalments[locale]}</p>
        </div>
      ) : null}
      {offers.map((offer) => (
        <div key={offer.id}>
          <h2 className="type-h3">{offer.title[locale]}</h2>
          <p className="type-sm mt-1 text-ink-2">{offer.text[locale]}</p>
          <p className="type-xs num mt-1 text-ink-2">{t('until', { day: formatDay(new Date(offer.ends_on), locale) })}</p>
        </div>
      ))}
    </section>
  );
}

function About({ project }: { project: Project }) {
  const t = useTranslations('projects.about');
  const locale = useLocale();
  const { about, parameters } = project;
  if (about[locale] === '' && parameters.length === 0) return null;
  return (
    <Section id="about" title={t('title')}>
      <p className="type-body max-w-[68ch] whitespace-pre-line">{about[locale]}</p>
      {parameters.length > 0 ? (
        <ul className="type-sm mt-4 flex flex-wrap gap-2">
          {parameters.map(({ id, display_names }) => (
            <li key={id} className="rounded-full px-3 py-1.5 shadow-hairline">
              {display_names[locale]}
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function Request({ project }: { project: Project }) {
  const locale = useLocale();
  const t = useTranslations('projects.request');
  const labelOf = useRoomsLabel();
  const { developer, is_sold_out: isSoldOut, rooms } = project;
  if (!developer) return null;
  return (
    <section
      id="request"
      aria-labelledby="request-title"
      className="mt-9 scroll-mt-24 rounded-modal bg-bg-2 p-5 lg:mt-14 lg:grid lg:grid-cols-2 lg:gap-12 lg:p-9 print:hidden"
    >
      <div className="max-lg:mb-5">
        <h2 id="request-title" className="type-h2 mt">
          {t(isSoldOut ? 'title_availability' : 'title')}
        </h2>
        <p className="type-body mt-2 text-ink-2">
          {t(isSoldOut ? 'text_availability' : 'text', { name: transliterateName(developer.name, locale) })}
        </p>
      </div>
      <RequestForm
        projectId={project.id}
        developerId={developer.id}
        isSoldOut={isSoldOut}
        rooms={rooms.map(({ room_type_id }) => ({ id: room_type_id, label: labelOf(room_type_id) }))}
      />
    </section>
  );
}

function Similar({ projects }: { projects: readonly Card[] }) {
  const t = useTranslations('projects.similar');
  const locale = useLocale();
  if (projects.length === 0) return null;
  return (
    <Section
      id="similar"
      title={t('title')}
      aside={
        <Link href={projectsPath(locale)} className="hit type-ui text-link hover:underline">
          {t('all')}
        </Link>
      }
    >
      <ProjectGrid projects={projects} />
    </Section>
  );
}

/** The layouts by rooms. */
function PlansSection({ project }: { project: Project }) {
  const t = useTranslations('projects.plans');
  const labelOf = useRoomsLabel();
  const { plans, rooms } = project;
  if (plans.length === 0) return null;
  const ids = [...new Set(plans.map(({ room_type_id }) => room_type_id))];
  return (
    <Section id="plans" title={t('title')}>
      <Plans plans={plans} rooms={rooms} labels={ids.map((id) => ({ id, label: labelOf(id) }))} />
    </Section>
  );
}

/** The page of a project: pictures, what is known of it, what it costs, and how to reach its developer. */
export function ProjectView({ project, similar, gallery, map, phone, bar }: Props) {
  const t = useTranslations('projects');
  const locale = useLocale();
  const address = [project.place_names[locale], project.addresses[locale]].filter(Boolean).join(', ');
  const request = (size: 'base' | 'lg') =>
    project.developer ? (
      <a href="#request" className={buttonClasses({ variant: 'secondary', size, isFullWidth: size === 'lg' })}>
        {t(project.is_sold_out ? 'request.short_availability' : 'request.short')}
      </a>
    ) : null;
  return (
    <div className="container-page pb-24 lg:pb-16">
      <ProjectCrumbs current={project.display_names[locale]} hasProjects />
      {gallery}
      <div className="mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-9 side:grid-cols-[minmax(0,1fr)_400px] side:gap-12">
        <div className="min-w-0">
          <div className="mb-4 lg:hidden">
            <Price project={project} />
          </div>
          <div className="mb-2">
            <ProjectBadge project={project} />
          </div>
          <h1 className="type-h1 mt">{project.display_names[locale]}</h1>
          <p className="type-body mt-1 flex items-start gap-1.5 text-ink-2">
            <MapPinIcon aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            {address}
          </p>
          <ProjectFacts project={project} />
          <BuildingState project={project} />
          <RoomsTable project={project} />
          {project.quarters.length > 0 ? (
            <ByCurrency
              gel={<PriceTrend quarters={project.quarters} currencyId={1} />}
              dollar={<PriceTrend quarters={project.quarters} currencyId={2} />}
            />
          ) : null}
          {project.price_list ? <PriceListSection list={project.price_list} /> : null}
          <PlansSection project={project} />
          <About project={project} />
          <Section id="location" title={t('location')}>
            {map}
          </Section>
        </div>
        <aside className="max-lg:mt-9">
          <div className="lg:sticky lg:top-[calc(var(--header-visible-h,var(--header-h))+20px)]">
            <div className="rounded-card p-5 shadow-hairline lg:p-6 lg:shadow-[var(--shadow-hairline),var(--shadow-sh-2)]">
              <div className="mb-5 border-b border-line pb-5 max-lg:hidden">
                <Price project={project} />
              </div>
              {project.developer ? <DeveloperCard developer={project.developer} /> : null}
              {phone ? <div className="mt-4">{phone}</div> : null}
              <div className="mt-3 print:hidden">{request('lg')}</div>
            </div>
            <Offers project={project} />
          </div>
        </aside>
      </div>
      <Request project={project} />
      <Similar projects={similar} />
      {bar({
        price: (
          <p className="num min-w-0">
            <span className="type-ui block font-semibold whitespace-normal!">
              {project.price_from ? (
                <ProjectAmount amounts={project.price_from} look="from" />
              ) : (
                t(project.is_sold_out ? 'price.sold_out' : 'price.on_request')
              )}
            </span>
            {project.handover ? <span className="type-xs block text-ink-2">{quarterText(project.handover)}</span> : null}
          </p>
        ),
        request: request('base'),
      })}
    </div>
  );
}
