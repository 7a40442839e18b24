import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import type { CompanyCard } from '@/lib/contracts/companies/companies';
import { formatNumber } from '@/lib/format/number';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { CompanyCardTitle, CompanyTile } from '../company-name';
import { CompanyPhone } from '../company-phone';
import { RowPhone } from './row-phone';

/** Districts in the row; the rest is counted. */
const placesShown = 4;

function Column({ label, children, className = '' }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={`min-w-0 max-lg:hidden ${className}`}>
      <p className="type-xs text-ink-2">{label}</p>
      {children}
    </div>
  );
}

/** Where the company works in two lines, then how many places more. */
function Places({ company }: { company: CompanyCard }) {
  const t = useTranslations('companies.list');
  const locale = useLocale();
  const names = company.places.slice(0, placesShown).map(({ display_names }) => display_names[locale]);
  const more = company.places_count - names.length;
  if (names.length === 0) return <div className="max-lg:hidden" />;
  return (
    <Column label={t('districts')}>
      <p className="type-sm line-clamp-2">
        {names.join(', ')}
        {more > 0 ? ` ${t('more', { count: more })}` : ''}
      </p>
    </Column>
  );
}

function Agents({ company }: { company: CompanyCard }) {
  const t = useTranslations('companies.list');
  const locale = useLocale();
  if (company.agents_count === 0) return <div className="max-lg:hidden" />;
  return (
    <Column label={t('agents')}>
      <p className="flex items-center gap-2">
        <span className="flex -space-x-2" aria-hidden="true">
          {company.agents.map(({ id, name, logo }) => (
            <Avatar key={id} name={name.slice(0, 1)} src={logo ?? undefined} className="size-7 text-xs ring-2 ring-surface" />
          ))}
        </span>
        <span className="num type-ui font-semibold">{formatNumber(company.agents_count, locale)}</span>
      </p>
    </Column>
  );
}

function Statements({ company }: { company: CompanyCard }) {
  const t = useTranslations('companies.list');
  const locale = useLocale();
  const { statements_count: count, statements_sale: sale, statements_rent: rent } = company;
  if (count === 0) return <div className="max-lg:hidden" />;
  return (
    <Column label={t('statements')}>
      <p className="num type-ui font-semibold">{formatNumber(count, locale)}</p>
      <p className="num type-xs text-ink-2">
        {t('split', { sale: formatNumber(sale, locale), rent: formatNumber(rent, locale) })}
      </p>
    </Column>
  );
}

/** A company in the list. */
export function CompanyRow({ company }: { company: CompanyCard }) {
  const t = useTranslations('companies');
  const locale = useLocale();
  const name = transliterateName(company.name, locale);
  const city = company.city?.display_names[locale];
  const since = company.founded_year === null ? null : t('list.since', { year: String(company.founded_year) });
  const count = company.statements_count;
  const phoneFacts = [
    count > 0 ? `${formatNumber(count, locale)} ${t('figures.statements', { count })}` : null,
    company.agents_count > 0
      ? `${formatNumber(company.agents_count, locale)} ${t('figures.agents', { count: company.agents_count })}`
      : null,
  ];
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-line px-4 py-3 not-last:border-b hover:bg-tuff-50 lg:min-h-27 lg:grid-cols-[auto_minmax(0,1.35fr)_minmax(0,1.25fr)_minmax(0,.9fr)_minmax(0,1.2fr)_minmax(0,1fr)_auto] lg:gap-5 lg:px-6">
      <CompanyTile name={company.name} logo={company.logo} className="lg:size-16" />
      <div className="min-w-0">
        <CompanyCardTitle company={company} />
        <p className="type-sm text-ink-2 max-lg:hidden">{[city, since].filter(Boolean).join(' · ')}</p>
        <p className="type-sm text-ink-2 tabular-nums lg:hidden">{phoneFacts.filter(Boolean).join(' · ')}</p>
      </div>
      <Places company={company} />
      <Agents company={company} />
      <Statements company={company} />
      {company.languages.length > 0 ? (
        <Column label={t('list.languages')}>
          <p className="type-sm">{company.languages.map((language) => t(`languages.${language}`)).join(', ')}</p>
        </Column>
      ) : (
        <div className="max-lg:hidden" />
      )}
      <div className="relative z-1 flex flex-wrap items-center justify-end gap-3">
        {company.user_phone_number ? (
          <CompanyPhone id={company.id}>
            <RowPhone name={name} />
          </CompanyPhone>
        ) : null}
        <CaretRightIcon aria-hidden="true" className="size-5 text-ink-2 max-lg:hidden" />
      </div>
    </li>
  );
}
