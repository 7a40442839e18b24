import { useLocale, useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/display/avatar';
import { ScrollRow } from '@/components/ui/display/scroll-row';
import type { Company, CompanyAgent } from '@/lib/contracts/companies/companies';
import { formatNumber } from '@/lib/format/number';
import { transliterateName } from '@/lib/format/slugs/romanise';

/** A row of five; the rest opens below it. */
const firstRow = 5;

function Agent({ agent }: { agent: CompanyAgent }) {
  const t = useTranslations('companies');
  const locale = useLocale();
  const places = agent.places.map(({ display_names }) => display_names[locale]).join(', ');
  const spoken = agent.languages.map((language) => t(`languages_short.${language}`)).join(' · ');
  return (
    <li className="flex min-w-0 shrink-0 snap-start flex-col rounded-card p-4 shadow-hairline max-lg:w-45 lg:p-5">
      <Avatar name={agent.name} src={agent.logo ?? undefined} size={52} className="size-16 text-[calc(1.125rem*var(--k))]" />
      <p className="type-ui mt-4 [overflow-wrap:anywhere]">{transliterateName(agent.name, locale)}</p>
      {agent.is_premier ? <p className="type-xs text-brand-text">{t('page.premier')}</p> : null}
      <p className="type-xs mb-3 text-ink-2">
        {places}
        {places && spoken ? <br /> : null}
        {spoken}
      </p>
      {agent.statements_count > 0 ? (
        <p className="num type-xs mt-auto border-t border-line pt-3 font-medium">
          {t('page.agents_count', { count: agent.statements_count })}
        </p>
      ) : null}
    </li>
  );
}

const row =
  'grid gap-5 max-lg:-mx-4 max-lg:flex max-lg:snap-x max-lg:gap-3 max-lg:overflow-x-auto max-lg:scroll-px-4 max-lg:px-4 max-lg:pb-2 lg:grid-cols-5';

/** The agents of a broker, those with most statements first; a rail on phones. */
export function CompanyAgents({
  company,
  idPrefix = '',
}: {
  company: Company /** Of the copy for phones. */;
  idPrefix?: string;
}) {
  const t = useTranslations('companies.page');
  const locale = useLocale();
  const { team } = company;
  if (team.length === 0) return null;
  const rest = team.slice(firstRow);
  return (
    <section id={`${idPrefix}agents`} aria-labelledby={`${idPrefix}agents-heading`} className="mt-9 scroll-mt-30 lg:mt-14">
      <h2 id={`${idPrefix}agents-heading`} className="mt type-h2">
        {t('agents')}
      </h2>
      <ScrollRow className={`mt-4 ${row}`}>
        {team.slice(0, firstRow).map((agent) => (
          <Agent key={agent.id} agent={agent} />
        ))}
      </ScrollRow>
      {rest.length > 0 ? (
        <details className="mt-4">
          <summary className="type-ui min-h-6 cursor-pointer text-link hover:underline">
            {t('all_agents', { count: formatNumber(team.length, locale) })}
          </summary>
          <ScrollRow className={`mt-4 ${row}`}>
            {rest.map((agent) => (
              <Agent key={agent.id} agent={agent} />
            ))}
          </ScrollRow>
        </details>
      ) : null}
    </section>
  );
}
