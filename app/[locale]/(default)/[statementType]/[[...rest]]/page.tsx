import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { cache, type ReactNode } from 'react';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { CompareBar } from '@/features/compare/components/compare-bar';
import { LocationMap } from '@/features/map/components/location-map/location-map';
import { knownArea } from '@/features/map/domain/surroundings';
import { LoanTeaser } from '@/features/mortgage/components/teaser/loan-teaser';
import { RegisterLoanStatement } from '@/features/mortgage/components/teaser/register-loan-statement';
import { hasInstalment, loanStatementOf, teaserLoan } from '@/features/mortgage/domain/teaser-loan';
import { getLoanTerms } from '@/features/mortgage/queries/get-loan-terms';
import type { LoanStatement } from '@/features/mortgage/stores/loan-statement';
import { StatementServices } from '@/features/services/components/entries/statement-services';
import { StatementView } from '@/features/statement/components/layout/statement-view';
import { UnavailableStatement } from '@/features/statement/components/layout/unavailable-statement';
import { optionNames } from '@/features/statement/domain/facts';
import { fullAddress } from '@/features/statement/domain/place';
import {
  getPriceHistory,
  getSimilarStatements,
  getStatement,
  type StatementLookup,
  viewerHeadersOf,
} from '@/features/statement/queries/get-statement';
import { getParameters } from '@/lib/api/market/market-data';
import { getStatementPrices } from '@/lib/api/market/prices';
import { getCityTree, getPlaces } from '@/lib/api/places/places';
import type { Locale } from '@/lib/contracts/common';
import { pageCookies } from '@/lib/contracts/page-cookies';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { isInside } from '@/lib/domain/place/map-bounds';
import { googleMapsKey, siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { routing } from '@/lib/i18n/routing';
import { pageCookieReader } from '@/lib/page-cookie';
import { statementIdFrom, statementTypes } from '@/lib/routes/addresses/statement-address';
import { StatementJsonLd } from '@/lib/seo/json-ld/statement-json-ld';
import { statementMetadata, withdrawnMetadata } from '@/lib/seo/metadata/statement-metadata';
import { StatementPrices } from './statement-prices';

/** The same object for the metadata and the page of one request. */
const viewerHeaders = cache(async () => viewerHeadersOf(await headers()));

/** Only the statement messages that client components use; the rest is rendered on the server. */
const pageMessages = [
  'statement.actions',
  'statement.gallery',
  'statement.message',
  'statement.report',
  'statement.tour',
  'statement.video',
  'share',
  'phone',
  'map.loading',
] as const;

type Props = { params: Promise<{ locale: string; statementType: string; rest?: string[] }> };

/** The statement of the address. The middleware has checked the same, but the page does not rely on it. */
async function findStatement(
  params: Props['params'],
): Promise<{ locale: Locale; found: Exclude<StatementLookup, { kind: 'absent' }> }> {
  const { locale, statementType, rest = [] } = await params;
  const [, last, ...more] = rest;
  const id = last === undefined || more.length > 0 ? null : statementIdFrom(last);
  const isKnownType = (statementTypes as readonly string[]).includes(statementType);
  if (!hasLocale(routing.locales, locale) || !isKnownType || id === null) notFound();
  const reportUuid = (await pageCookieReader())(pageCookies.report);
  const found = await getStatement(id, reportUuid, await viewerHeaders());
  if (found.kind === 'absent') notFound();
  return { locale, found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, found } = await findStatement(params);
  return found.kind === 'withdrawn'
    ? withdrawnMetadata(locale, found.stub)
    : statementMetadata(locale, found.statement, fullAddress(found.statement, locale));
}

function StatementMap({ locale, statement }: { locale: Locale; statement: StatementDetail }) {
  const { lat, lng, addresses, urban_names, district_names, city_names } = statement;
  if (lat === null || lng === null) return null;
  const isApproximate = statement.is_location_approximate === true;
  const place = [urban_names?.[locale] || district_names?.[locale], city_names[locale]].filter(Boolean).join(', ');
  return (
    <LocationMap
      at={{ lat, lng }}
      address={addresses[locale]}
      place={place}
      googleMapsKey={googleMapsKey}
      isApproximate={isApproximate}
      hasSurroundings={isInside(knownArea, { lat, lng }) && !isApproximate}
    />
  );
}

type StatementMortgage = { offer: LoanStatement; teaser: ((look: 'panel' | 'row') => ReactNode) | null };

/** The monthly instalment; null without a sale price and where no bank lends. Land has no instalment. */
async function loadMortgage(locale: Locale, statement: StatementDetail): Promise<StatementMortgage | null> {
  const offer = loanStatementOf(statement, `${statement.dynamic_titles[locale]}, ${fullAddress(statement, locale)}`);
  // The page works without the banks' response.
  const mortgage = offer ? await getLoanTerms() : null;
  if (!offer || !mortgage) return null;
  const [inGel, inDollars] = [teaserLoan(mortgage, offer.prices[1] ?? 0, 1), teaserLoan(mortgage, offer.prices[2] ?? 0, 2)];
  const [gel, dollar] = [inGel ?? inDollars, inDollars ?? inGel];
  if (!gel || !dollar) return null;
  return {
    offer,
    teaser: hasInstalment(statement)
      ? (look) => <ByCurrency gel={<LoanTeaser loan={gel} look={look} />} dollar={<LoanTeaser loan={dollar} look={look} />} />
      : null,
  };
}

async function OfferedStatement({ locale, statement }: { locale: Locale; statement: StatementDetail }) {
  const [similar, history, { dictionaries }, places, mortgaged, prices, cities] = await Promise.all([
    getSimilarStatements(statement.id),
    getPriceHistory(statement.id),
    getParameters(),
    getPlaces(),
    loadMortgage(locale, statement),
    getStatementPrices(statement.id),
    getCityTree(),
  ]);
  const nameOf = optionNames(dictionaries, locale);
  const conditionName = (id: number | null) => nameOf('conditions', id);
  const now = new Date();
  return (
    <>
      <StatementJsonLd locale={locale} statement={statement} places={places} />
      <StatementView
        statement={statement}
        similar={similar}
        nameOf={nameOf}
        places={places}
        siteName={siteSettings.name[locale]}
        now={now}
        scale={<StatementPrices {...{ locale, statement, prices, history, cities, conditionName, now }} />}
        map={<StatementMap locale={locale} statement={statement} />}
        services={<StatementServices />}
        loan={mortgaged?.teaser ? { panel: mortgaged.teaser('panel'), row: mortgaged.teaser('row') } : null}
      />
      <CompareBar />
      {mortgaged ? <RegisterLoanStatement statement={mortgaged.offer} /> : null}
    </>
  );
}

export default async function StatementPage({ params }: Props) {
  const { locale, found } = await findStatement(params);
  setRequestLocale(locale);
  return (
    <PageMessages names={pageMessages}>
      {found.kind === 'offered' ? (
        <OfferedStatement locale={locale} statement={found.statement} />
      ) : (
        <UnavailableStatement stub={found.stub} similar={await getSimilarStatements(found.stub.id)} now={new Date()} />
      )}
    </PageMessages>
  );
}
