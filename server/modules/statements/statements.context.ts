import type { Context } from 'hono';
import { readAsGuestHeader } from '@/lib/contracts/read-as-guest-header';
import { defaultPageSize } from '@/lib/contracts/statements/filter-query';
import { parseStatementFilters, type StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { AppEnv } from '../../http/context';
import { invalid } from '../../http/errors';
import { isBot } from '../../http/request/is-bot';
import { fieldErrors } from '../../http/router';
import type { Visitor } from './statement-cards.service';
import type { Viewer } from './statement-detail.service';
import { unknownIdErrors } from './statements.known-ids';
import { pageSizeMaxFor } from './statements.paging';

export const visitorOf = (context: Context<AppEnv>): Visitor => ({
  locale: context.get('locale'),
  userId: context.get('identity')?.userId ?? null,
  address: context.get('clientAddress'),
});

/** Who opens a statement. Our own pages are rendered as for a guest for every visitor. */
export const viewerOf = (context: Context<AppEnv>): Viewer => {
  const visitor = visitorOf(context);
  const isGuest = context.req.header(readAsGuestHeader) !== undefined;
  const isProgram = isBot(context.req.header('user-agent'));
  return { ...visitor, userId: isGuest ? null : visitor.userId, viewerId: visitor.userId, isProgram };
};

/**
 * The filters of the request. Unknown ids and a page above the largest one are errors for API clients, who would take a shorter page for the
 * last; on our own pages such ids find nothing, and such a page is the largest.
 * @throws ApiError 422 with the fields that are wrong
 */
export function filtersOf(context: Context<AppEnv>): StatementFilters {
  const parsed = parseStatementFilters(new URL(context.req.url).searchParams);
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  const { per_page = defaultPageSize } = parsed.data;
  const sizeMax = pageSizeMaxFor(context.get('apiKeyId'));
  if (context.get('requestOrigin') !== 'first-party') {
    const errors = unknownIdErrors(parsed.data);
    if (per_page > sizeMax) errors.per_page = ['errors.field_too_big'];
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }
  return { ...parsed.data, per_page: Math.min(per_page, sizeMax) };
}
