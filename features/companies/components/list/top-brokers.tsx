import { useLocale, useTranslations } from 'next-intl';
import { SectionHeading } from '@/components/ui/display/section-heading';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import type { CompanyCard } from '@/lib/contracts/companies/companies';
import { formatNumber } from '@/lib/format/number';
import { srcSetOf } from '@/lib/picture-files';
import { brokersRoute } from '@/lib/routes/addresses/company-address';
import { localePath } from '@/lib/routes/locale-path';
import { CompanyCardTitle, CompanyTile } from '../company-name';
import { useDuration } from '../use-duration';

/** Below this the block is hidden. */
const shownMin = 2;

/** Widths of the pictures of a card: one over the whole of it, the large one of several, and a small one. */
const sizes = { only: '328px', large: '222px', small: '131px' } as const;

function Pictures({ images }: Pick<CompanyCard, 'images'>) {
  const [first, ...others] = images;
  if (first === undefined) return <div className="h-37 bg-tuff-100" />;
  const picture = (image: CompanyCard['images'][number], size: keyof typeof sizes, className: string) => (
    // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
    <img
      key={image.large}
      src={image.thumb}
      srcSet={srcSetOf(image)}
      sizes={sizes[size]}
      alt=""
      loading="lazy"
      width={400}
      height={300}
      className={`size-full object-cover ${className}`}
    />
  );
  return (
    <div className="grid h-37 grid-cols-[3fr_2fr] grid-rows-2 gap-0.5 overflow-hidden">
      {others.length === 0 ? picture(first, 'only', 'col-span-2 row-span-2') : picture(first, 'large', 'row-span-2')}
      {others.slice(0, 2).map((image) => picture(image, 'small', others.length === 1 ? 'row-span-2' : ''))}
    </div>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex min-w-min flex-1 flex-col-reverse justify-end">
      <dt className="type-xs text-ink-2">{label}</dt>
      <dd className="num type-ui font-semibold">{value}</dd>
    </div>
  );
}

function TopBroker({ company }: { company: CompanyCard }) {
  const t = useTranslations('companies.figures');
  const locale = useLocale();
  const formatDuration = useDuration();
  const places = company.places.slice(0, 2).map(({ display_names }) => display_names[locale]);
  const { statements_count: statements, agents_count: agents, response_minutes: minutes } = company;
  return (
    <li className="relative flex shrink-0 snap-start flex-col overflow-hidden rounded-card bg-surface shadow-hairline transition hover:shadow-sh-2 max-lg:w-70">
      <Pictures images={company.images} />
      <div className="flex flex-1 flex-col px-4.5 pb-4">
        <CompanyTile name={company.name} logo={company.logo} className="-mt-8 size-16 ring-4 ring-surface" />
        <CompanyCardTitle company={company} className="mt-2" />
        <p className="type-sm mt-1 flex items-start gap-1.5 text-ink-2">
          <SpriteIcon name="pin" className="mt-0.5 size-4 shrink-0" />
          {[company.city?.display_names[locale], places.join(', ')].filter(Boolean).join(' · ')}
        </p>
        <dl className="mt-auto flex flex-wrap gap-3 border-t border-line pt-3">
          <Figure value={formatNumber(statements, locale)} label={t('statements', { count: statements })} />
          {agents > 0 ? <Figure value={formatNumber(agents, locale)} label={t('agents', { count: agents })} /> : null}
          {minutes === null ? null : <Figure value={formatDuration(minutes)} label={t('response')} />}
        </dl>
      </div>
    </li>
  );
}

/** Four cards a row; a rail on phones. */
function TopBrokerCards({ companies }: { companies: CompanyCard[] }) {
  return (
    <ul className="mt-4 grid gap-5 max-lg:-mx-4 max-lg:flex max-lg:snap-x max-lg:gap-3 max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:px-4 max-lg:pb-3 lg:grid-cols-4">
      {companies.map((company) => (
        <TopBroker key={company.id} company={company} />
      ))}
    </ul>
  );
}

/** The brokers that did most in 30 days, and the rule. */
export function TopBrokers({ companies }: { companies: CompanyCard[] }) {
  const t = useTranslations('companies.top');
  if (companies.length < shownMin) return null;
  return (
    <section aria-labelledby="top-brokers" className="mt-9 lg:mt-14">
      <h2 id="top-brokers" className="mt type-h2">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="type-sm mt-1 text-ink-2">{t('text')}</p>
        <details className="group/how max-w-180 open:basis-full">
          <summary className="type-ui min-h-6 cursor-pointer text-link hover:underline">{t('how')}</summary>
          <p className="type-sm mt-2 rounded-card bg-tuff-50 p-4">{t('rule')}</p>
        </details>
      </div>
      <TopBrokerCards companies={companies} />
    </section>
  );
}

/** The same on the home page, with a link to all brokers. */
export function HomeBrokers({ companies }: { companies: CompanyCard[] }) {
  const [t, locale] = [useTranslations('companies.top'), useLocale()];
  if (companies.length < shownMin) return null;
  return (
    <section aria-labelledby="top-brokers" className="container-page overflow-x-clip py-6 lg:py-9">
      <SectionHeading id="top-brokers" title={t('title')} href={localePath(locale, brokersRoute)} all={t('all')} />
      <p className="type-sm text-ink-2">{t('text')}</p>
      <TopBrokerCards companies={companies} />
    </section>
  );
}
