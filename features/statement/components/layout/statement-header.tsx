import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { buildingAgeOf } from '@/lib/domain/statement/building-age';
import { formatDate, formatRelativeDate, formatTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { qrPath } from '@/lib/qr/qr-path';
import { projectPath } from '@/lib/routes/addresses/project-address';
import { localePath } from '@/lib/routes/locale-path';
import { siteOrigin } from '@/lib/seo/origin';
import type { Crumb } from '../../domain/place';
import { CompareAction } from '../actions/compare-action';
import { FavouriteAction, HideAction, PrintAction, ShareAction } from '../actions/statement-actions';

/** The lists that contain the statement, the widest first, and its number at the end. */
function Breadcrumb({ crumbs, id }: { crumbs: Crumb[]; id: number }) {
  const t = useTranslations('statement');
  return (
    <nav aria-label={t('breadcrumb')} className="min-w-0 print:hidden">
      <ol className="type-xs flex flex-wrap items-center gap-x-2 text-ink-2">
        {crumbs.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-2">
            <Link href={href} className="flex min-h-6 items-center hover:text-ink hover:underline">
              {name}
            </Link>
            <SpriteIcon name="chevron-right" className="size-3 text-ink-3" />
          </li>
        ))}
        <li aria-current="page" className="num">
          {t('meta.id', { id })}
        </li>
      </ol>
    </nav>
  );
}

/** The row above the gallery on wide screens; phones have their controls on the picture. */
export function StatementToolbar({ statement, crumbs }: { statement: StatementDetail; crumbs: Crumb[] }) {
  const locale = useLocale();
  return (
    <div className="mb-3 flex items-center justify-between gap-6 max-lg:hidden print:hidden">
      <Breadcrumb crumbs={crumbs} id={statement.id} />
      <div className="flex shrink-0 items-center gap-1">
        <ShareAction look="row" title={statement.dynamic_titles[locale]} />
        <PrintAction />
        <HideAction id={statement.id} />
        <CompareAction id={statement.id} look="row" />
        <FavouriteAction id={statement.id} look="row-framed" />
      </div>
    </div>
  );
}

/** The residential project that the flat is in, where it has a page. */
function ProjectLink({ statement: { project_slug: slug, project_names: names } }: { statement: StatementDetail }) {
  const locale = useLocale();
  const t = useTranslations('statement.meta');
  if (!slug || !names) return null;
  return (
    <p className="type-sm mt-1.5 flex items-start gap-1.5 text-ink-2">
      <SpriteIcon name="buildings" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        {t('project')}{' '}
        <Link href={projectPath(locale, { slug })} className="hit text-link hover:underline">
          {names[locale]}
        </Link>
      </span>
    </p>
  );
}

/** Title, address, and when, how often seen and under which number. */
export function StatementHeader({ statement, address, now }: { statement: StatementDetail; address: string; now: Date }) {
  const locale = useLocale();
  const t = useTranslations('statement.meta');
  const [updated, created] = [new Date(statement.last_updated_iso), new Date(statement.created_at_iso)];
  const age = buildingAgeOf(statement);
  const isMapped = statement.lat !== null && statement.lng !== null;
  // Phones have no room for pictures in this line.
  const icon = 'size-4 shrink-0 max-lg:hidden';
  // The same day is not repeated.
  const isChanged = formatDate(created, now, locale) !== formatDate(updated, now, locale);
  return (
    <div>
      <h1 className="type-listing-title">{statement.dynamic_titles[locale]}</h1>
      <p className="mt-1.5 flex items-start gap-1.5 text-ink-2">
        <SpriteIcon name="pin" className="mt-1 size-4.5 shrink-0" />
        <span>
          {address}
          {isMapped ? (
            <a href="#location" className="type-sm ml-2.5 whitespace-nowrap text-link hover:underline max-lg:hidden print:hidden">
              {t('on_map')}
            </a>
          ) : null}
        </span>
      </p>
      <ProjectLink statement={statement} />
      <ul className="type-xs mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 lg:gap-x-4">
        {age ? (
          <li>
            <Tag tone="ok">{t(age)}</Tag>
          </li>
        ) : null}
        <li className="num flex items-center gap-1.5">
          <SpriteIcon name="calendar-blank" className={icon} />
          <time dateTime={statement.last_updated_iso}>
            {t('updated', { when: formatRelativeDate(updated, now, locale), time: formatTime(updated) })}
          </time>
        </li>
        {isChanged ? (
          <li className="num">
            <time dateTime={statement.created_at_iso}>{t('published', { when: formatDate(created, now, locale) })}</time>
          </li>
        ) : null}
        <li className="num flex items-center gap-1.5">
          <SpriteIcon name="eye" className={icon} />
          {t('views', { count: statement.views, shown: formatNumber(statement.views, locale) })}
        </li>
        <li className="num flex items-center gap-1.5">
          <SpriteIcon name="hash" className={icon} />
          <span className="lg:sr-only">ID</span> {statement.id}
        </li>
      </ul>
    </div>
  );
}

async function AddressSheet({ id, origin }: { id: number; origin: string }) {
  const [t, locale] = [await getTranslations('statement'), await getLocale()];
  const url = origin + localePath(locale, `/statements/${id}`);
  const address = url.replace(/^https?:\/\//, '');
  const qr = qrPath(url);
  return (
    <div className="hidden print:float-right print:ml-4 print:block print:w-30">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true" className="w-full">
        <path d={qr.path} fill="#000000" shapeRendering="crispEdges" />
      </svg>
      <p className="type-xs text-center">
        {t('printed_address')} <span className="font-medium wrap-anywhere">{address}</span>
      </p>
    </div>
  );
}

/** The short address of the page, to be scanned or typed. Only shown in print. */
export async function PrintedAddress({ statement }: { statement: StatementDetail }) {
  const origin = await siteOrigin();
  return <AddressSheet id={statement.id} origin={origin} />;
}
