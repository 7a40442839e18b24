import { customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import { roundArea } from '@/lib/domain/area/area';

/** A text in the three languages. */
export const localised = (name: string) => jsonb(name).$type<Localised>();

/** A moment in UTC. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A primary key that counts up. */
export const identityColumn = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** An area in square metres. Rounded on the way in and out: sums and products leave 88.30000000000001, which older rows contain. */
export const areaSqm = customType<{ data: number; driverData: number }>({
  dataType: () => 'double precision',
  toDriver: roundArea,
  fromDriver: roundArea,
});
