import { type CaseKind, caseKinds } from '@/lib/contracts/staff/moderation';
import { readListParams } from '@/lib/routes/list-params';

/** Which part of the queue an address shows. */
export type ModerationListing = { kind: CaseKind | null; page: number };

/** Reads the query of the address; an unknown kind is all of them. */
export function readModerationListing(query: Pick<URLSearchParams, 'get'>): ModerationListing {
  return { kind: caseKinds.find((kind) => kind === query.get('kind')) ?? null, page: readListParams(query).page };
}

export const moderationHref = ({ kind, page }: ModerationListing): string =>
  `?${new URLSearchParams({ ...(kind === null ? {} : { kind }), page: String(page) })}`;
