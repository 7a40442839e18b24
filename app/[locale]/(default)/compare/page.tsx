import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CompareView } from '@/features/compare/components/compare-view';
import type { Compared } from '@/features/compare/domain/compare-rows';
import { getComparison } from '@/features/compare/queries/get-comparison';
import { hasInstalment, loanStatementOf, teaserLoan } from '@/features/mortgage/domain/teaser-loan';
import { getLoanTerms } from '@/features/mortgage/queries/get-loan-terms';
import { optionNames } from '@/features/statement/domain/facts';
import { getParameters } from '@/lib/api/market/market-data';
import type { Mortgage } from '@/lib/contracts/mortgage';
import type { ComparedStatement } from '@/lib/contracts/statements/comparison';
import { siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { compareRoute, readComparedIds } from '@/lib/routes/addresses/compare-address';
import { localePath } from '@/lib/routes/locale-path';
import { pageMetadata } from '@/lib/seo/metadata/page-metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = [await getLocale(), await getTranslations('compare')];
  return pageMetadata({
    locale,
    title: t('title'),
    description: t('description'),
    pathIn: (language) => localePath(language, compareRoute),
    image: `/og/home/${locale}`,
    isIndexed: false,
  });
}

/** A statement with its monthly instalment in either currency, where banks lend for it. */
function withInstalments(one: ComparedStatement, mortgage: Mortgage | null): Compared {
  const { statement } = one;
  const offer = hasInstalment(statement) ? loanStatementOf(statement, '') : null;
  const loanIn = (currencyId: 1 | 2) =>
    mortgage && offer ? teaserLoan(mortgage, offer.prices[currencyId] ?? 0, currencyId) : null;
  return { ...one, instalments: { 1: loanIn(1), 2: loanIn(2) } };
}

/** Up to four statements side by side. */
export default async function ComparePage({ searchParams }: Props) {
  const requested = readComparedIds((await searchParams).ids);
  const [locale, { statements, unavailable }, { dictionaries }, mortgage] = await Promise.all([
    getLocale(),
    getComparison(requested.ids),
    getParameters(),
    // The page works without the banks' response.
    getLoanTerms(),
  ]);
  return (
    <div className="container-page min-h-[70dvh] pt-5 pb-9 lg:pt-9 lg:pb-16">
      <PageMessages names={['compare', 'notes', 'phone', 'share']}>
        <CompareView
          requested={requested}
          compared={statements.map((one) => withInstalments(one, mortgage))}
          unavailable={unavailable}
          nameOf={optionNames(dictionaries, locale)}
          siteName={siteSettings.name[locale]}
        />
      </PageMessages>
    </div>
  );
}
