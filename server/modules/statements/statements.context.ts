import type { Context } from 'hono';
import { parseStatementFilters, type StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { AppEnv } from '../../http/context';
import { invalid } from '../../http/errors';
import { fieldErrors } from '../../http/router';
import type { Visitor } from './statement-cards.service';

export const visitorOf = (context: Context<AppEnv>): Visitor => ({
  locale: context.get('locale'),
  userId: context.get('identity')?.userId ?? null,
  address: context.get('clientAddress'),
});

/** The filters of the request. @throws ApiError 422 with the fields that are wrong */
export function filtersOf(context: Context<AppEnv>): StatementFilters {
  const parsed = parseStatementFilters(new URL(context.req.url).searchParams);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}
