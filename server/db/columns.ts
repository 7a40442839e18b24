import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';

/** A text in the three languages. */
export const localised = (name: string) => jsonb(name).$type<Localised>();

/** A moment in UTC. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A primary key that counts up. */
export const identityColumn = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
