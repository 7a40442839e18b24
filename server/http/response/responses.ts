import type { z } from 'zod';
import { errorEnvelopeSchema } from '@/lib/contracts/common';

const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const errorDescriptions = {
  400: 'Malformed request',
  401: 'No session, or an expired one',
  403: 'Not allowed, or a wrong origin or website key',
  404: 'Not there, or not yours',
  409: 'Conflicts with the present state',
  410: 'Deleted',
  413: 'Body too large',
  415: 'Unsupported type of body',
  422: 'Well-formed but invalid; errors by field',
  429: 'Too many requests; Retry-After tells when to try again',
  503: 'Busy; Retry-After tells when to try again',
} as const;

export type DocumentedError = keyof typeof errorDescriptions;

/** The error envelope under a status, as a route's `responses` hold it. */
export const errorResponseFor = (status: DocumentedError) => json(errorEnvelopeSchema, errorDescriptions[status]);

/** The `responses` of a route for the document: the 200 answer, and the error envelope for each status it can give. */
export function jsonResponses<T extends z.ZodType>(schema: T, description: string, statuses: DocumentedError[] = []) {
  const errors = Object.fromEntries(statuses.map((status) => [status, errorResponseFor(status)]));
  return { 200: json(schema, description), ...errors };
}

/** The `request.body` of a route. Form bodies are turned into JSON before it, so that one schema reads all three. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({ required: true, content: { 'application/json': { schema } } });
