import { useLocale, useTranslations } from 'next-intl';
import type { Company } from '@/lib/contracts/companies/companies';
import { formatNumber } from '@/lib/format/number';

/** Links to the parts of the page, for phones. */
export function CompanyTabs({ company }: { company: Company }) {
  const t = useTranslations('companies.page');
  const locale = useLocale();
  const { statements_count: statements, team } = company;
  const tabs = [
    { href: '#statements', text: t('statements'), count: statements },
    ...(team.length > 0 ? [{ href: '#phone-agents', text: t('agents'), count: team.length }] : []),
    { href: '#phone-about', text: t('about'), count: 0 },
    ...(statements > 0 ? [{ href: '#map', text: t('location'), count: 0 }] : []),
  ];
  return (
    <nav aria-label={t('tabs')} className="-mx-4 mt-5 overflow-x-auto border-b border-line px-4 lg:hidden">
      <ul className="flex gap-5">
        {tabs.map(({ href, text, count }) => (
          <li key={href} className="shrink-0">
            <a href={href} className="num type-ui flex min-h-12 items-center gap-1.5 whitespace-nowrap">
              {text}
              {count > 0 ? <span className="font-normal text-ink-2">{formatNumber(count, locale)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
