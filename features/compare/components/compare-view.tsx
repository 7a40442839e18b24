import { useLocale, useTranslations } from 'next-intl';
import { CallBar } from '@/components/phone/call-bar';
import { StatementPhone } from '@/components/phone/statement-phone';
import { shortAddress } from '@/components/statement-card/short-address';
import { buttonClasses } from '@/components/ui/buttons/button';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import type { Locale } from '@/lib/contracts/locales';
import type { Comparison } from '@/lib/contracts/statements/comparison';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { maskedPhone } from '@/lib/format/masked-phone';
import { priceViewOf } from '@/lib/format/price-view';
import { type ComparedIds, compareQuery } from '@/lib/routes/addresses/compare-address';
import { localePath } from '@/lib/routes/locale-path';
import { type OptionNames, useCompareGroups } from '../compare-groups';
import type { Compared } from '../domain/compare-rows';
import { CompareFrame } from './compare-frame';
import type { CompareColumn } from './compare-head';
import { CompareTable } from './compare-table';
import { StoredComparison } from './stored-comparison';

/** What of the address was left out. */
function Notices({ requested: { excessCount, invalidCount } }: { requested: ComparedIds }) {
  const t = useTranslations('compare.notices');
  if (excessCount + invalidCount === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2 print:hidden">
      {excessCount > 0 ? <InlineAlert tone="info">{t('excess', { count: excessCount })}</InlineAlert> : null}
      {invalidCount > 0 ? <InlineAlert tone="info">{t('invalid', { count: invalidCount })}</InlineAlert> : null}
    </div>
  );
}

/** The invitation to choose more statements. */
function Invitation({ count }: { count: number }) {
  const [t, locale] = [useTranslations('compare.empty'), useLocale()];
  return (
    <div className="print:hidden">
      <EmptyState
        art="house"
        title={t(count === 0 ? 'title' : 'one')}
        text={t('text')}
        actions={
          <>
            <a href={localePath(locale, '/s')} className={buttonClasses()}>
              {t('search')}
            </a>
            <a href={localePath(locale, '/favorites')} className={buttonClasses({ variant: 'secondary' })}>
              {t('favourites')}
            </a>
          </>
        }
      />
    </div>
  );
}

/** The price, the place and the call, for the column that a phone shows first. */
function ColumnBar({ statement }: { statement: StatementDetail }) {
  const [t, locale] = [useTranslations('search.card'), useLocale()];
  const price = (currencyId: 1 | 2) => {
    const view = priceViewOf(statement, currencyId, locale);
    return view ? view.main + view.period : t('price_negotiable');
  };
  return (
    <StatementPhone key={statement.id} uuid={statement.uuid}>
      <CallBar
        price={
          <>
            <p className="num text-base leading-6 font-bold">
              <ByCurrency gel={price(1)} dollar={price(2)} />
            </p>
            <p className="type-xs max-w-50 truncate text-ink-2">{shortAddress(statement, locale)}</p>
          </>
        }
        message={null}
        hasPhone={maskedPhone(statement.user_phone_number) !== null}
      />
    </StatementPhone>
  );
}

const columnName = (column: CompareColumn, locale: Locale, untitled: string): string =>
  column.index === null ? (column.unavailable.titles?.[locale] ?? untitled) : shortAddress(column.statement, locale);

type Props = {
  requested: ComparedIds;
  compared: readonly Compared[];
  unavailable: Comparison['unavailable'];
  nameOf: OptionNames;
  siteName: string;
};

/** Up to four statements side by side, in the order of the address. */
export function CompareView({ requested, compared, unavailable, nameOf, siteName }: Props) {
  const [t, locale] = [useTranslations('compare'), useLocale()];
  const groups = useCompareGroups(compared, nameOf);
  const columns = requested.ids.flatMap((id): CompareColumn[] => {
    const index = compared.findIndex(({ statement }) => statement.id === id);
    const [own, gone] = [compared[index], unavailable.find((one) => one.id === id)];
    if (own) return [{ id, index, statement: own.statement }];
    return gone ? [{ id, index: null, unavailable: gone }] : [];
  });
  const heading = (
    <div>
      <h1 className="mt type-h1">{t('title')}</h1>
      <p className="type-sm mt-1 text-ink-2">{t('count', { count: columns.length })}</p>
    </div>
  );
  if (columns.length === 0)
    return (
      <>
        {heading}
        <Notices requested={requested} />
        <StoredComparison />
        <Invitation count={0} />
      </>
    );
  return (
    <>
      <CompareFrame
        heading={heading}
        title={t('title')}
        query={compareQuery(requested.ids)}
        hasSameRows={groups.some(({ rows }) => rows.some(({ isSame }) => isSame))}
        names={columns.map((column) => columnName(column, locale, t('untitled', { id: column.id })))}
        bars={columns.map((column) =>
          column.index === null ? null : <ColumnBar key={column.id} statement={column.statement} />,
        )}
      >
        <CompareTable caption={t('title')} columns={columns} groups={groups} siteName={siteName} />
      </CompareFrame>
      <Notices requested={requested} />
      {columns.length < 2 ? <Invitation count={1} /> : null}
    </>
  );
}
