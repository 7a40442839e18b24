import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { ErrorEnvelope } from '@/lib/contracts/common';
import { connectionMessages } from '../../db/replicas';
import { StorageError } from '../../ports/storage';
import { rootOf } from '../../telemetry/scrub-error';
import type { Telemetry } from '../../telemetry/telemetry';
import type { AppEnv } from '../context';
import { ApiError, malformed, unsupportedMedia } from '../errors';

/** Codes of PostgreSQL, of sockets and of files that mean: the database is away, overloaded or read-only, or the disk is full; try again. */
const unavailableCodes =
  /^(08...|25006|53...|57P0.|57014|55P03|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EDQUOT)$/;
/** PostgreSQL's error codes for a text with U+0000, which it cannot store. */
const unstorableCodes = /^(22021|22P05)$/;

const rootCauseOf: (error: Error) => Error & { code?: unknown } = rootOf;

function toApiError(error: Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status === 415) return unsupportedMedia();
  if (error instanceof HTTPException && error.status === 400) return malformed();
  const root = rootCauseOf(error);
  if (root instanceof StorageError)
    return root.isSlow ? new ApiError(504, 'errors.upstream_slow') : new ApiError(502, 'errors.upstream_down');
  if (unstorableCodes.test(String(root.code))) return malformed();
  const isUnavailable =
    unavailableCodes.test(String(root.code)) || connectionMessages.test(root.message) || /PGlite is closed/.test(root.message);
  return isUnavailable ? new ApiError(503, 'errors.unavailable', {}, 5) : undefined;
}

/** The error envelope; an unexpected error is 500 without details. */
export function handleError(error: Error, context: Context<AppEnv>, logger: Logger, telemetry?: Telemetry): Response {
  const requestId = context.get('requestId') ?? randomUUID();
  const known = toApiError(error);
  const root = rootCauseOf(error);
  if (!known || known.status === 503 || root instanceof StorageError) {
    const what = root instanceof StorageError ? 'storage failed' : 'unavailable';
    logger.error({ requestId, error }, known ? what : 'unforeseen error');
  }
  if (!known)
    telemetry?.report(error, { where: 'api', method: context.req.method, route: routePath(context, -1), request_id: requestId });
  if (known?.retryAfterSeconds !== undefined) context.header('retry-after', String(known.retryAfterSeconds));
  const body: ErrorEnvelope = {
    result: false,
    data: null,
    errors: known?.fields ?? {},
    message: known?.messageKey ?? 'errors.unforeseen',
    request_id: requestId,
  };
  return context.json(body, (known?.status ?? 500) as ContentfulStatusCode);
}
