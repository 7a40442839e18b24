import { notFound } from 'next/navigation';
import { getOwnStatement } from '@/features/publishing/queries/get-own-statement';
import { ApiFailure } from '@/lib/api/client';
import { visitorHeaders } from '@/lib/api/visitor';
import type { OwnStatement } from '@/lib/contracts/statements/own-statements';

/** Somebody else's statement, an unknown one and a malformed id are the same 404. */
export async function requireOwnStatement(id: string): Promise<OwnStatement> {
  if (!/^\d{1,9}$/.test(id)) notFound();
  try {
    return await getOwnStatement(Number(id), await visitorHeaders());
  } catch (error) {
    if (error instanceof ApiFailure && [404, 422].includes(error.status)) notFound();
    throw error;
  }
}
