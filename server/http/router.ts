import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { AppEnv } from './context';
import { invalid } from './errors';

/** The message key of an issue: the schema's own where it gives one, else one per kind of issue. */
function messageKeyOf(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('errors.')) return issue.message;
  if (issue.code === 'unrecognized_keys') return 'errors.field_unknown';
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'errors.field_required';
  if (issue.code === 'too_small' || issue.code === 'too_big') return `errors.field_${issue.code}`;
  return 'errors.field_invalid';
}

/** Message keys by field from zod's issues; unknown keys of a strict object name themselves. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string[]> {
  const fields = new Map<string, Set<string>>();
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '_')];
    for (const name of names) fields.set(name, (fields.get(name) ?? new Set()).add(messageKeyOf(issue)));
  }
  return Object.fromEntries([...fields].map(([name, keys]) => [name, [...keys]]));
}

/** A router whose requests are validated by the schemas of its routes; what they reject is 422 with field errors. A trailing slash is the same address. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrors(result.error));
    },
  });

export type Router = ReturnType<typeof createRouter>;
