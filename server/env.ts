import { z } from 'zod';

/** An environment value that is set to nothing counts as unset. */
const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
const url = optional.pipe(z.url().optional());

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: optional,
  SEED: z.enum(['0', '1']).default('1'),
  SEED_STATEMENTS: z.coerce.number().int().min(0).max(1_000_000).default(5000),
  WEBSITE_KEY: z.string().default('aivani'),
  SITE_URL: url,
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  API_V1_URL: url,
  API_V2_URL: url,
  API_V3_URL: url,
  API_MICROSERVICE_URL: url,
  API_PROJECTS_URL: url,
  API_EXPRESS_URL: url,
  API_AUTH_URL: url,
  API_FILTERS_URL: url,
  BANNERS_URL: url,
  LIVE_CHAT_URL: url,
  GEOCODER_URL: url,
  GEOCODER_KEY: optional,
});

export type ServerEnv = z.infer<typeof schema>;

/** Reads and checks the server's configuration; throws with every wrong variable named. */
export function readServerEnv(source: NodeJS.ProcessEnv = process.env): ServerEnv {
  return schema.parse(source);
}
