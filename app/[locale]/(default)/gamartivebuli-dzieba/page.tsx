import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Locale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { DistrictMap } from '@/features/map/components/district-map/district-map';
import { teaserLoan } from '@/features/mortgage/domain/teaser-loan';
import { getLoanTerms } from '@/features/mortgage/queries/get-loan-terms';
import { BudgetStep } from '@/features/search/components/guided/budget-step';
import { DealStep, RoomsStep, TypeStep } from '@/features/search/components/guided/choice-steps';
import { GuidedSearch } from '@/features/search/components/guided/guided-search';
import { PlaceStep } from '@/features/search/components/guided/place-step';
import { readSearch, type Search } from '@/features/search/load-search';
import { countGuided } from '@/features/search/queries/guided-count';
import { getCityTree } from '@/lib/api/places/places';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import { type CurrencyId, currencyCookie, currencyFromKey } from '@/lib/domain/money/currency';
import { districtCentre } from '@/lib/domain/place/district-centre';
import { type GuidedStep, withDefaultAnswer } from '@/lib/domain/statement/guided-steps';
import { googleMapsKey } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { pageCookieReader } from '@/lib/page-cookie';
import { readGuidedAddress } from '@/lib/routes/addresses/guided-address';
import { type SearchParams, searchQuery } from '@/lib/routes/search-params';
import { guidedMetadata } from '@/lib/seo/metadata/guided-metadata';

type Props = { params: Promise<{ locale: Locale }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return guidedMetadata((await params).locale, searchQuery(await searchParams) === '');
}

/** A price that every bank lends for: only the terms are taken from the example. */
const examplePrice = 300_000;

async function findLoan(currencyId: CurrencyId) {
  const terms = await getLoanTerms();
  const loan = terms && teaserLoan(terms, examplePrice, currencyId);
  if (!loan) return null;
  const { participationPercent, months, yearlyPercent } = loan;
  return { participationPercent, months, yearlyPercent };
}

async function Question({ step, search }: { step: GuidedStep; search: Search }) {
  const { filters } = search;
  if (step === 'deal') return <DealStep filters={filters} />;
  if (step === 'type') return <TypeStep filters={filters} />;
  if (step === 'place') {
    const places = new Map((await getCityTree()).flatMap(({ districts }) => districts).map((place) => [place.id, place]));
    return (
      <PlaceStep
        search={search}
        renderMap={(districts) => {
          const points = districts.flatMap((district) => {
            const place = places.get(district.id);
            return place ? [{ ...district, at: districtCentre(place) }] : [];
          });
          return <DistrictMap points={points} googleMapsKey={googleMapsKey} />;
        }}
      />
    );
  }
  if (step === 'rooms') return <RoomsStep filters={filters} />;
  const visitorCurrencyId = currencyFromKey((await pageCookieReader())(currencyCookie));
  return <BudgetStep filters={filters} visitorCurrencyId={visitorCurrencyId} findLoan={findLoan} />;
}

/** A search by five questions; the address contains the answers. */
export default async function GuidedSearchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { filters: given, step } = readGuidedAddress(searchQuery(await searchParams));
  const filters = step === null ? given : withDefaultAnswer(given, step);
  const search = await readSearch(locale, null, serialiseStatementFilters(filters).toString());
  // The middleware leads an address after the last question to its list.
  if (!search || step === null) notFound();
  const count = await countGuided(filters).catch(() => null);
  return (
    <PageMessages names={step === 'place' ? ['guided', 'place', 'search', 'map'] : ['guided', 'place', 'search']}>
      <GuidedSearch filters={filters} step={step} count={count}>
        <Question step={step} search={search} />
      </GuidedSearch>
    </PageMessages>
  );
}
