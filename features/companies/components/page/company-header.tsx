import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScrollRow } from '@/components/ui/display/scroll-row';
import type { Company } from '@/lib/contracts/companies/companies';
import { formatNumber } from '@/lib/format/number';
import { srcSetOf } from '@/lib/picture-files';
import { CompanyName, CompanyTile } from '../company-name';
import { useDuration } from '../use-duration';

/** The drawn city: the cover of a company that has chosen none. */
const drawnCover = '/assets/scenes/hero-01.webp';

type Figure = { key: string; value: string; label: string };

/** What is known of a company in figures; those that are not known or not measured enough are left out. */
function useFigures(company: Company): Figure[] {
  const t = useTranslations('companies');
  const locale = useLocale();
  const formatDuration = useDuration();
  const shown = (value: number) => formatNumber(value, locale);
  const { statements_count: statements, agents_count: agents, response_minutes: minutes, deals_count: deals } = company;
  const spoken = company.languages.map((language) => t(`languages_short.${language}`)).join(', ');
  const count = company.languages.length;
  return [
    ...(statements > 0
      ? [{ key: 'statements', value: shown(statements), label: t('figures.statements', { count: statements }) }]
      : []),
    ...(agents > 0 ? [{ key: 'agents', value: shown(agents), label: t('figures.agents', { count: agents }) }] : []),
    ...(minutes === null ? [] : [{ key: 'response', value: formatDuration(minutes), label: t('figures.response_average') }]),
    ...(deals === null ? [] : [{ key: 'deals', value: shown(deals), label: t('figures.deals') }]),
    ...(count > 0 ? [{ key: 'languages', value: t('figures.languages', { count }), label: spoken }] : []),
    ...(deals === null && company.founded_year !== null
      ? [{ key: 'founded', value: String(company.founded_year), label: t('figures.founded') }]
      : []),
  ];
}

/** Covers are drawn scenes, soft enough for the small file of a phone: it is the first picture of the page. */
const coverSizes = '(max-width: 991px) 60vw, 1370px';
const coverSources = (cover: string): string => srcSetOf({ thumb: cover.replace(/\.webp$/, '-thumb.webp'), large: cover });

/** The cover of a company's page, behind its logo and the aside. */
export function CompanyCover({ cover }: { cover: string | null }) {
  const scene = cover ?? drawnCover;
  return (
    <div className="h-42 overflow-hidden bg-[#d5dbeb] max-lg:-mx-4 lg:h-60 lg:rounded-card">
      {/* biome-ignore lint/performance/noImgElement: A drawn scene; the framework's component would weigh on the page. */}
      <img
        src={scene}
        srcSet={coverSources(scene)}
        sizes={coverSizes}
        alt=""
        width={1370}
        height={240}
        fetchPriority="high"
        decoding="sync"
        className="size-full object-cover object-[50%_60%]"
      />
    </div>
  );
}

/** Logo, name, address and figures of a company. */
export function CompanyHeader({ company, status }: { company: Company; status: ReactNode }) {
  const t = useTranslations('companies.list');
  const locale = useLocale();
  const figures = useFigures(company);
  const since = company.founded_year === null ? null : t('since', { year: String(company.founded_year) });
  const address = [company.city?.display_names[locale], company.address[locale]].filter(Boolean).join(', ');
  return (
    <header>
      <div className="lg:flex lg:items-start lg:gap-6 lg:pl-8">
        <CompanyTile
          name={company.name}
          logo={company.logo}
          className="-mt-12 size-22 text-[calc(1.5rem*var(--k))] ring-6 ring-surface lg:-mt-11 lg:size-29"
        />
        <div className="min-w-0 pt-3 lg:pt-4">
          <h1 className="type-h1">
            <CompanyName name={company.name} isVerified={company.is_verified} />
          </h1>
          <p className="type-body mt-1 flex items-start gap-1.5 text-ink-2">
            <MapPinIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {[address, since].filter(Boolean).join(' · ')}
          </p>
          <div className="lg:hidden">{status}</div>
        </div>
      </div>
      {figures.length > 0 ? (
        <ScrollRow as="dl" className="mt-5 flex overflow-x-auto rounded-card shadow-hairline lg:mt-6">
          {figures.map(({ key, value, label }) => (
            <div
              key={key}
              className={`flex shrink-0 grow basis-26 flex-col-reverse justify-end wrap-normal border-line px-4 py-3.5 not-last:border-r ${key === 'founded' ? 'max-lg:hidden' : ''}`}
            >
              <dt className="type-xs text-ink-2">{label}</dt>
              <dd className="num text-[calc(1.125rem*var(--k))] leading-7 font-semibold whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </ScrollRow>
      ) : null}
    </header>
  );
}
