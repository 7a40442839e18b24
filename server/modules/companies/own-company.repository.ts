import { eq, sql } from 'drizzle-orm';
import type { OwnCompanyBody } from '@/lib/contracts/companies/own-company';
import { anyOf, type Executor, queryRows } from '../../db/client';
import { users } from '../users/users.table';
import { companies } from './companies.table';

export type OwnCompanyRepository = ReturnType<typeof createOwnCompanyRepository>;

/** A company's own page, edited by the company. */
export function createOwnCompanyRepository(executor: Executor) {
  return {
    /** The account's data that the form shows in addition to the page. */
    findAccount: async (id: number) => {
      const columns = { legalName: users.legalName, identificationCode: users.identificationCode };
      return (await executor.select(columns).from(users).where(eq(users.id, id)))[0];
    },

    findPlaces: async (id: number) =>
      (
        await executor
          .select({ cities: companies.cities, districts: companies.districts, urbans: companies.urbans })
          .from(companies)
          .where(eq(companies.userId, id))
      )[0],

    /** In three languages; undefined for a company without a page. */
    findAddress: async (id: number) =>
      (await executor.select({ address: companies.address }).from(companies).where(eq(companies.userId, id)))[0]?.address,

    /** How many of the ids are places of the gazetteer. */
    countPlaces: async (cities: number[], districts: number[], urbans: number[]): Promise<number> => {
      const [row] = await queryRows<{ total: number }>(
        executor,
        sql`select ((select count(*) from cities where id = ${anyOf(cities)}) + (select count(*) from districts where id = ${anyOf(districts)})
          + (select count(*) from urbans where id = ${anyOf(urbans)}))::int as total`,
      );
      return row?.total ?? 0;
    },

    /** Creates or updates the page. */
    save: async (userId: number, body: OwnCompanyBody, now: Date): Promise<void> => {
      const { founded_year: foundedYear, opening_hours: openingHours, ...fields } = body;
      const set = { ...fields, foundedYear, openingHours, updatedAt: now };
      await executor
        .insert(companies)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: companies.userId, set });
    },
  };
}
