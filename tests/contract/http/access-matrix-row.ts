import type { Db } from '@/server/db/client';
import type { Visitor } from '../../factories/visitor';

/** What a row prepares for one call: values of the path's parameters, a query, a body. */
type Prepared = { path?: Record<string, string | number>; query?: string; body?: unknown };
export type AccessRow = {
  /** The account types of A, the owner, and of B, another user of the same type: 1 by default. */
  ownerTypeId?: number;
  prepare?: (db: Db, owner: Visitor) => Promise<Prepared> | Prepared;
  /** Statuses for a guest, A, B, and other accounts: an agent, a broker, a developer. */
  statuses: [guest: number, a: number, b: number, agent: number, broker: number, developer: number];
};

/** Part of everything that belongs to A; no response to anybody else may contain it. */
export const secret = 'მხოლოდ-ჩემი';

export const photo = () => {
  const form = new FormData();
  form.append('image', new Blob(['no picture']), 'a.jpg');
  return form;
};
