import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../context';
import { tooLarge } from '../errors';

const bytesMax = 32 * 1024;

/** Answers 413 to a public form above 32 KiB before its fields are read. */
export const smallBodyLimit: MiddlewareHandler<AppEnv> = async (context, next) => {
  const { byteLength } = await context.req.raw.clone().arrayBuffer();
  if (byteLength > bytesMax) throw tooLarge();
  await next();
};
