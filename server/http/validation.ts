import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import type { AppEnv } from './context';
import { invalid } from './errors';

/** Message keys by field from zod's issues; unknown keys of a strict object name themselves. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '_')];
    const key = issue.code === 'unrecognized_keys' ? 'errors.field_unknown' : `errors.field_${issue.code}`;
    for (const name of names) fields[name] = [...(fields[name] ?? []), key];
  }
  return fields;
}

/** A router whose requests are validated by the schemas of its routes; what they refuse is 422 with field errors. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrors(result.error as unknown as z.ZodError));
    },
  });
