import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** All that leaves the process about a span; the framework's own spans would expose addresses with their queries. */
const allowed = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'db.system.name',
  'db.operation.name',
  'db.query.summary',
  'error.type',
  'job.name',
  'next.route',
  'next.span_type',
]);

/** The kind of an error: a code of PostgreSQL or of a socket, else its class. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error.cause instanceof Error) return errorTypeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** A span without queries of addresses, messages of errors, and every attribute that is not on the list. */
export function cleanSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => allowed.has(name)));
  const kind = attributes['next.span_type'];
  const name = kind === undefined ? span.name : [kind, attributes['next.route']].filter(Boolean).join(' ');
  // The fields are getters of a class, which a spread would lose.
  return Object.create(span, {
    name: { value: name },
    attributes: { value: attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
