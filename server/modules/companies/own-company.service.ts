import type { Locale } from '@/lib/contracts/common';
import type { OwnCompany, OwnCompanyBody } from '@/lib/contracts/companies/own-company';
import { invalid } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { CompaniesService } from './companies.service';
import type { OwnCompanyRepository } from './own-company.repository';

export type OwnCompanyParts = { companies: Pick<CompaniesService, 'page'>; own: OwnCompanyRepository; clock: Clock };
export type OwnCompanyService = ReturnType<typeof createOwnCompanyService>;

/** The public page of a company as its own people see and write it. */
export function createOwnCompanyService({ companies, own, clock }: OwnCompanyParts) {
  const find = async (userId: number, locale: Locale): Promise<OwnCompany> => {
    const [page, account, places] = await Promise.all([
      companies.page(String(userId), locale),
      own.findAccount(userId),
      own.findPlaces(userId),
    ]);
    return {
      ...page,
      own_cities: places?.cities ?? [],
      own_districts: places?.districts ?? [],
      own_urbans: places?.urbans ?? [],
      legal_name: account?.legalName ?? null,
      identification_code: account?.identificationCode ?? null,
    };
  };

  return {
    find,

    /** Replaces the page. @throws ApiError 422 for a year that has not come and for unknown places */
    save: async (userId: number, body: OwnCompanyBody, locale: Locale): Promise<OwnCompany> => {
      const now = clock();
      if ((body.founded_year ?? 0) > now.getUTCFullYear()) throw invalid({ founded_year: ['errors.field_invalid'] });
      const cities = [...new Set(body.cities)];
      const districts = [...new Set(body.districts)];
      const urbans = [...new Set(body.urbans)];
      if ((await own.countPlaces(cities, districts, urbans)) < cities.length + districts.length + urbans.length)
        throw invalid({ districts: ['errors.field_invalid'] });
      const hours = body.opening_hours.toSorted((one, other) => one.weekday - other.weekday);
      await own.save(userId, { ...body, cities, districts, urbans, opening_hours: hours }, now);
      return find(userId, locale);
    },
  };
}
