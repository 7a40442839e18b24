import { type Locale, locales } from '@/lib/contracts/common';
import {
  type Company,
  type CompanyAgent,
  type CompanyCard,
  type CompanyPlace,
  measuredCasesMin,
} from '@/lib/contracts/companies/companies';
import { perLocale } from '@/lib/contracts/locales';
import { maskPhone } from '@/lib/domain/statement/masked-phones';
import { toNamedItem } from '../../localised';
import type { CompanyPictureRow, CompanyPlaceRow, CompanyRow, PersonRow, TeamRow } from './companies.repository';

const placesShown = 6;

/** The related rows of companies; each list contains those of all companies. */
export type CompanyDetails = {
  places: CompanyPlaceRow[];
  named: Omit<CompanyPlaceRow, 'companyId' | 'total'>[];
  cities: CompanyPlaceRow[];
  agents: PersonRow[];
  images: CompanyPictureRow[];
  responses: { companyId: number; minutes: number; cases: number }[];
};

const languagesOf = (spoken: readonly string[]) => locales.filter((locale) => spoken.includes(locale));

const toPlace = ({ level, id, name }: Omit<CompanyPlaceRow, 'companyId' | 'total'>, locale: Locale): CompanyPlace => ({
  level,
  ...toNamedItem({ id, name }, locale),
});

/** The places that the company names, else those of its statements. */
function placesOf(row: CompanyRow, { places, named }: CompanyDetails): Omit<CompanyPlaceRow, 'companyId' | 'total'>[] {
  const own = named.filter(({ level, id }) => row[level]?.includes(id));
  return own.length > 0 ? own : places.filter(({ companyId }) => companyId === row.id);
}

export function toCompanyCard(row: CompanyRow, details: CompanyDetails, locale: Locale): CompanyCard {
  const places = placesOf(row, details);
  const city = details.cities.find(({ companyId }) => companyId === row.id);
  const response = details.responses.find(({ companyId, cases }) => companyId === row.id && cases >= measuredCasesMin);
  return {
    id: row.id,
    type_id: row.typeId,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    cover: row.cover,
    is_verified: row.verifiedAt !== null,
    founded_year: row.foundedYear,
    languages: languagesOf(row.languages),
    city: city ? toNamedItem(city, locale) : null,
    places: places.slice(0, placesShown).map((place) => toPlace(place, locale)),
    places_count: places.length,
    agents_count: row.agents,
    agents: details.agents.filter(({ companyId }) => companyId === row.id).map(({ id, name, logo }) => ({ id, name, logo })),
    statements_count: row.total,
    statements_sale: row.sale,
    statements_rent: row.rent,
    images: details.images.flatMap(({ companyId, thumb, large }) =>
      companyId === row.id && thumb && large ? [{ thumb, large }] : [],
    ),
    response_minutes: response?.minutes ?? null,
    user_phone_number: maskPhone(row.phone),
  };
}

export type CompanyTeam = { team: TeamRow[]; places: CompanyPlaceRow[] };

const toAgent = (row: TeamRow, places: CompanyPlaceRow[], locale: Locale): CompanyAgent => ({
  id: row.id,
  name: row.name,
  logo: row.logo,
  is_premier: row.isPremier,
  languages: languagesOf(row.languages),
  statements_count: row.statements,
  places: places
    .filter(({ companyId }) => companyId === row.id)
    .slice(0, 2)
    .map((place) => toPlace(place, locale)),
});

const isoOf = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());
const emptyText = perLocale(() => '');

export const toCompany = (
  row: CompanyRow,
  details: CompanyDetails,
  { team, places }: CompanyTeam,
  { locale, deals, hasOwner }: { locale: Locale; deals: number; hasOwner: boolean },
): Company => ({
  ...toCompanyCard(row, details, locale),
  about: row.about ?? emptyText,
  address: row.address ?? emptyText,
  latitude: row.latitude,
  longitude: row.longitude,
  website: row.website,
  opening_hours: row.openingHours ?? [],
  verified_at: isoOf(row.verifiedAt),
  created_at: new Date(row.createdAt).toISOString(),
  updated_at: isoOf(row.updatedAt),
  deals_count: deals >= measuredCasesMin ? deals : null,
  team: team.map((agent) => toAgent(agent, places, locale)),
  is_claimable: !hasOwner,
});
