import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';

/** Pairs of listed statements that may be of one home, whose newer one was changed since; never a pair that has a case. */
export const findSimilar = (executor: Executor, since: Date, limit: number): Promise<{ newId: number; oldId: number }[]> =>
  queryRows(
    executor,
    sql`select a.id as "newId", b.id as "oldId" from statements a join statements b
            on b.city_id = a.city_id and b.deal_type_id = a.deal_type_id and b.real_estate_type_id = a.real_estate_type_id
              and (b.created_at, b.id) < (a.created_at, a.id) and b.state = 'active'
              and b.room_type_id is not distinct from a.room_type_id and b.floor is not distinct from a.floor
              and b.area_sqm between a.area_sqm * 0.98 and a.area_sqm * 1.02
              and b.price_gel_minor between a.price_gel_minor * 0.9 and a.price_gel_minor * 1.1
              and (b.street_id = a.street_id
                or (a.street_id is null and b.street_id is null and b.urban_id is not distinct from a.urban_id and a.address_text <> ''
                  and lower(b.address_text) = lower(a.address_text)))
          where a.state = 'active' and a.date >= ${since.toISOString()}::timestamptz
            -- One developer's flats of one plan are not one flat.
            and not (a.user_id = b.user_id and a.project_id is not null and a.project_id is not distinct from b.project_id)
            and not exists (select 1 from moderation_cases c where c.kind = 'duplicate'
              and least(c.statement_id, c.other_id) = least(a.id, b.id) and greatest(c.statement_id, c.other_id) = greatest(a.id, b.id))
          order by a.id, b.id limit ${limit}`,
  );
