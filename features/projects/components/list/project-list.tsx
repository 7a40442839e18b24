import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/ssr/SquaresFour';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProjectCard } from '@/components/project-card/project-card';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { projectSorts } from '@/lib/contracts/companies/project-stages';
import type { ProjectList as List } from '@/lib/contracts/companies/projects';
import { formatPrice } from '@/lib/format/money';
import { developersRoute } from '@/lib/routes/addresses/company-address';
import { projectsPath, projectsTab } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import type { ProjectListParams } from '../../domain/list-params';
import { AutoForm } from './auto-form';
import { SearchField, SelectPill, SortSelect, TogglePill } from './filter-fields';
import { EmptyList, ListPages } from './list-pages';
import { PricePill } from './price-pill';

type Props = { list: List; params: ProjectListParams /** The same projects on a map. */; map: ReactNode };

const roomChoices = ['1', '2', '3', '4', '5'];

/** The parameters as in an address. */
const addressOf = ({ page, order: _, ...params }: ProjectListParams): Record<string, string | undefined> => ({
  ...params,
  page: String(page),
});

/** The districts of the chosen city, or of all, and the price of a square metre. */
function PlaceAndPrice({ list, params }: Pick<Props, 'list' | 'params'>) {
  const t = useTranslations('projects.filters');
  const locale = useLocale();
  const shownPrice = (text: string | undefined) =>
    text === undefined ? '' : formatPrice(Number(text), params.currency === '2' ? 2 : 1, locale);
  const hasPrice = params.price_from !== undefined || params.price_to !== undefined;
  const chosenPrice = hasPrice ? `${shownPrice(params.price_from)} – ${shownPrice(params.price_to)}`.trim() : '';
  return (
    <>
      {list.districts.length > 0 ? (
        <SelectPill
          name="district"
          label={t('district')}
          value={params.district}
          options={[{ value: '', label: t('district') }]}
          groups={list.cities.flatMap((city) => {
            const options = list.districts
              .filter(({ city_id }) => city_id === city.id)
              .map((district) => ({
                value: String(district.id),
                label: `${district.display_names[locale]} · ${district.total}`,
              }));
            const isOffered = options.length > 0 && (params.city === undefined || params.city === String(city.id));
            return isOffered ? [{ label: city.display_names[locale], options }] : [];
          })}
        />
      ) : null}
      <PricePill
        key={`${params.price_from} ${params.price_to} ${params.currency}`}
        price_from={params.price_from}
        price_to={params.price_to}
        currency={params.currency}
        chosen={chosenPrice}
      />
    </>
  );
}

function Filters({ list, params }: Pick<Props, 'list' | 'params'>) {
  const t = useTranslations('projects.filters');
  const locale = useLocale();
  return (
    <AutoForm
      action={localePath(locale, developersRoute)}
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:basis-full"
    >
      <input type="hidden" name="activeTab" value={projectsTab} />
      {params.view ? <input type="hidden" name="view" value={params.view} /> : null}
      <SearchField label={t('project')} value={params.q} />
      <SelectPill
        name="city"
        label={t('city')}
        value={params.city}
        options={[
          { value: '', label: t('city') },
          ...list.cities.map((city) => ({ value: String(city.id), label: `${city.display_names[locale]} · ${city.total}` })),
        ]}
      />
      <PlaceAndPrice list={list} params={params} />
      <SelectPill
        name="year"
        label={t('handover')}
        value={params.year}
        options={[
          { value: '', label: t('handover') },
          ...list.handover_years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <SelectPill
        name="rooms"
        label={t('rooms')}
        value={params.rooms}
        options={[
          { value: '', label: t('rooms') },
          ...roomChoices.map((value) => ({ value, label: t('room_count', { count: Number(value) }) })),
        ]}
      />
      <TogglePill name="delivered" label={t('delivered')} isOn={params.delivered === '1'} />
      <SortSelect
        label={t('sort')}
        value={params.sort}
        options={projectSorts.map((sort, index) => ({ value: index === 0 ? '' : sort, label: t(`sorts.${sort}`) }))}
      />
    </AutoForm>
  );
}

/** List or map, as two links. */
function ViewSwitch({ params }: { params: ProjectListParams }) {
  const t = useTranslations('projects.view');
  const locale = useLocale();
  const views = [
    { view: undefined, Icon: SquaresFourIcon, label: t('list') },
    { view: 'map', Icon: MapTrifoldIcon, label: t('map') },
  ] as const;
  return (
    <nav aria-label={t('label')} className="flex shrink-0 gap-1 rounded-control bg-tuff-100 p-1 large-text:shrink">
      {views.map(({ view, Icon, label }) => (
        <Link
          key={label}
          href={projectsPath(locale, { ...addressOf(params), view, page: undefined })}
          scroll={false}
          aria-current={params.view === view ? 'true' : undefined}
          className={cn(
            'type-ui flex min-h-10 items-center gap-2 rounded-sm px-3.5',
            params.view === view && 'bg-surface shadow-sh-1',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The projects that match the visitor's filters, as cards or on a map. */
export function ProjectList({ list, params, map }: Props) {
  const t = useTranslations('projects.lists');
  const locale = useLocale();
  const { data, total } = list;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-start justify-between gap-3">
        <Filters list={list} params={params} />
        <ViewSwitch params={params} />
      </div>
      {total === 0 ? (
        <EmptyList title={t('empty')} reset={t('reset')} href={projectsPath(locale)} />
      ) : params.view === 'map' ? (
        <div className="mt-5">{map}</div>
      ) : (
        <>
          <ul className="mt-5 grid gap-x-5 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
            {data.map((project, index) => (
              <li key={project.id}>
                <ProjectCard project={project} isEager={index < 2} />
              </li>
            ))}
          </ul>
          <ListPages list={list} hrefFor={(page) => projectsPath(locale, { ...addressOf(params), page: String(page) })} />
        </>
      )}
    </>
  );
}
