import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { LocationMap } from '@/features/map/components/location-map';
import { StatementView } from '@/features/statement/components/statement-view';
import { UnavailableStatement } from '@/features/statement/components/unavailable-statement';
import { optionNames } from '@/features/statement/domain/option-names';
import { addressLine } from '@/features/statement/domain/seo';
import { getDictionaries } from '@/features/statement/queries/get-dictionaries';
import { getPriceHistory } from '@/features/statement/queries/get-price-history';
import { getSimilarStatements } from '@/features/statement/queries/get-similar-statements';
import { type Found, getStatement } from '@/features/statement/queries/get-statement';
import { getPlaces } from '@/lib/api/places';
import { clientAddressHeader, type Locale } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements';
import { googleMapsKey, siteSettings } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { routing } from '@/lib/i18n/routing';
import { statementIdFrom, statementTypes } from '@/lib/routes/statement-address';
import { StatementJsonLd } from '@/lib/seo/statement-json-ld';
import { statementMetadata, withdrawnMetadata } from '@/lib/seo/statement-metadata';

type Props = { params: Promise<{ locale: string; statementType: string; rest?: string[] }> };

/** The statement behind an address; the middleware has decided the same, but a page answers for itself. */
async function findStatement(params: Props['params']): Promise<{ locale: Locale; found: Exclude<Found, { kind: 'absent' }> }> {
  const { locale, statementType, rest = [] } = await params;
  const [, last, ...more] = rest;
  const id = last === undefined || more.length > 0 ? null : statementIdFrom(last);
  const isKnownType = (statementTypes as readonly string[]).includes(statementType);
  if (!hasLocale(routing.locales, locale) || !isKnownType || id === null) notFound();
  const reportUuid = (await cookies()).get('search_report_uuid')?.value;
  const found = await getStatement(id, reportUuid, (await headers()).get(clientAddressHeader) ?? undefined);
  if (found.kind === 'absent') notFound();
  return { locale, found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, found } = await findStatement(params);
  if (found.kind === 'withdrawn') return withdrawnMetadata(locale, found.stub);
  return statementMetadata(locale, found.statement, addressLine(found.statement, locale));
}

function StatementMap({ locale, statement }: { locale: Locale; statement: StatementDetail }) {
  const { lat, lng, addresses, urban_names, district_names, city_names } = statement;
  if (lat === null || lng === null) return null;
  const place = [urban_names[locale] || district_names[locale], city_names[locale]].filter(Boolean).join(', ');
  return <LocationMap at={{ lat, lng }} address={addresses[locale]} place={place} googleMapsKey={googleMapsKey} />;
}

async function OfferedStatement({ locale, statement }: { locale: Locale; statement: StatementDetail }) {
  const [similar, history, dictionaries, places] = await Promise.all([
    getSimilarStatements(statement.id),
    getPriceHistory(statement.id),
    getDictionaries(),
    getPlaces(),
  ]);
  return (
    <>
      <StatementJsonLd locale={locale} statement={statement} places={places} />
      <StatementView
        statement={statement}
        similar={similar}
        history={history}
        nameOf={optionNames(dictionaries, locale)}
        places={places}
        siteName={siteSettings.name[locale]}
        now={new Date()}
        map={<StatementMap locale={locale} statement={statement} />}
      />
    </>
  );
}

export default async function StatementPage({ params }: Props) {
  const { locale, found } = await findStatement(params);
  setRequestLocale(locale);
  return (
    <PageMessages names={['statement', 'map']}>
      {found.kind === 'offered' ? (
        <OfferedStatement locale={locale} statement={found.statement} />
      ) : (
        <UnavailableStatement stub={found.stub} similar={await getSimilarStatements(found.stub.id)} now={new Date()} />
      )}
    </PageMessages>
  );
}
