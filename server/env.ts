import { z } from 'zod';
import { idQuery } from '@/lib/contracts/query';

const optional = z.string().optional();
const url = optional.pipe(z.url().optional());
const text = (byDefault: string) => optional.transform((value) => value ?? byDefault);

const kinds = ['physical', 'agent', 'broker', 'developer', 'designer'] as const;
const freeByDefault = { physical: 3, agent: 50, broker: 50, developer: 50, designer: 3 };

/** "physical=3,agent=50": how many statements an account of each kind lists without payment; kinds left out have the default. */
const freeStatements = optional
  .transform((text): unknown =>
    Object.fromEntries((text ?? '').split(',').flatMap((entry) => (entry.trim() ? [entry.trim().split('=')] : []))),
  )
  .pipe(z.partialRecord(z.enum(kinds), z.coerce.number().int().min(0).max(100_000)))
  .transform((quotas): Record<(typeof kinds)[number], number> => ({ ...freeByDefault, ...quotas }));

/** A comma list, without its empty entries. */
const listOf = (byDefault: string) =>
  optional.transform((value) =>
    (value ?? byDefault)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );
const list = listOf('');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: optional,
  /** The server itself where DATABASE_URL is a pooler. */
  DATABASE_DIRECT_URL: optional,
  DATABASE_REPLICA_URLS: list,
  REPLICA_LAG_SECONDS: z.coerce.number().min(0).max(3600).default(5),
  /** Encrypts personal numbers and secrets in the database: 32 bytes in base64; the first of several encrypts, all of them open. */
  DATA_KEY: optional,
  SEED: z.enum(['0', '1']).default('1'),
  SEED_STATEMENTS: z.coerce.number().int().min(0).max(1_000_000).default(5000),
  WEBSITE_KEY: z.string().default('aivani'),
  SITE_URL: url,
  CORS_ORIGINS: z.string().default(''),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  /** What answers searches: an index in the memory of each process, the database alone, or an OpenSearch cluster. */
  SEARCH_ENGINE: z.enum(['memory', 'sql', 'opensearch']).default('memory'),
  /** More listed statements than this are not loaded into memory: the database answers, and the start names opensearch. */
  SEARCH_MEMORY_MAX: z.coerce.number().int().min(0).default(500_000),
  /** Nodes of the cluster; of several the next one is tried on a failure. */
  OPENSEARCH_URL: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  OPENSEARCH_USER: optional,
  OPENSEARCH_PASSWORD: optional,
  /** The certificate of the authority that signed those of the nodes, PEM. */
  OPENSEARCH_CA_FILE: optional,
  /** How long a node may take to answer. */
  OPENSEARCH_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(3000),
  /** The alias that is searched; indexes have its name as a prefix. */
  OPENSEARCH_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,60}$/)
    .default('aivani-statements'),
  OPENSEARCH_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
  OPENSEARCH_REPLICAS: z.coerce.number().int().min(0).max(8).default(1),
  /** 0 leaves the jobs to a separate worker. */
  JOBS: z.enum(['0', '1']).default('1'),
  EXCHANGE_RATES_URL: url,
  TRANSLATION_PROVIDER: optional.pipe(z.enum(['deepl', 'libretranslate']).optional()),
  TRANSLATION_URL: url,
  TRANSLATION_KEY: optional,
  /** By default what the free plan of DeepL takes in a month, for each of its days. */
  TRANSLATION_CHARACTERS_PER_DAY: z.coerce.number().int().min(1).default(16_000),
  PORT: z.coerce.number().int().min(0).max(65_535).catch(3000),
  SITE_NAME: text('Aivani'),
  SITE_NAME_KA: text('აივანი'),
  SITE_NAME_RU: text('Айвани'),
  SMS_GATEWAY_URL: url,
  SMS_GATEWAY_TOKEN: optional,
  /** Codes that the whole site may send in a day. */
  SMS_PER_DAY: z.coerce.number().int().min(1).default(5000),
  /** Country codes that SMS may go to: only +995 by default, since SMS to others can cost a lot. */
  SMS_COUNTRY_CODES: listOf('995').pipe(z.array(z.string().regex(/^[1-9]\d{0,2}$/))),
  SMTP_URL: url,
  MAIL_FROM: text('help@aivani.example'),
  SUPPORT_PHONE: text('032 2 00 00 00'),
  /** Receives the requests of visitors to the site's staff. */
  SUPPORT_EMAIL: text('help@aivani.example'),
  /** The seller, as printed on invoices; the defaults are invented, and no bank accepts the account. */
  SELLER_NAME: text('შპს „აივანი“'),
  SELLER_CODE: text('400000001'),
  SELLER_ADDRESS: text('თბილისი'),
  SELLER_PHONE: text(''),
  SELLER_BANK: text('სს „იბერია ბანკი“'),
  SELLER_BIC: text('IBERGE22'),
  SELLER_IBAN: text('GE00IB0000000000000001'),
  OUTBOX: optional.pipe(z.enum(['0', '1']).optional()),
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
  S3_ENDPOINT: url,
  S3_BUCKET: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  FREE_STATEMENTS: freeStatements,
  /** Takes card payments. Unset: the sandbox, in production only with PAYMENT_SANDBOX=1. */
  PAYMENT_GATEWAY: optional.pipe(z.enum(['sandbox', 'bog', 'tpay']).optional()),
  PAYMENT_SANDBOX: optional.pipe(z.enum(['0', '1']).optional()),
  BOG_CLIENT_ID: optional,
  BOG_CLIENT_SECRET: optional,
  BOG_API_URL: url,
  BOG_TOKEN_URL: url,
  /** PEM, its lines separated by line breaks or `\n`. */
  BOG_CALLBACK_PUBLIC_KEY: optional,
  TPAY_CLIENT_ID: optional,
  TPAY_CLIENT_SECRET: optional,
  TPAY_API_KEY: optional,
  TPAY_API_URL: url,
  /** The one account that is shown no banks. */
  NO_BANKS_USER_ID: optional.pipe(idQuery.optional()),
  /** Hosts of banks' own pages that visitors may be sent to. */
  LOAN_REDIRECT_HOSTS: list,
});

export type ServerEnv = z.infer<typeof schema>;

type WrongVariable = { variable: string /** "SITE_URL: Invalid URL" */; text: string };

/** Reads the server's configuration; an empty variable counts as unset, one with a wrong value as well. */
export function parseServerEnv(source: NodeJS.ProcessEnv): { env: ServerEnv; wrong: WrongVariable[] } {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(set);
  if (data) return { env: data, wrong: [] };
  const wrong = error.issues.map(({ path, message }) => ({ variable: String(path[0]), text: `${path.join('.')}: ${message}` }));
  for (const { variable } of wrong) delete set[variable];
  return { env: schema.parse(set), wrong };
}

/** Reads and checks the server's configuration. @throws Error with a line for each variable with a wrong value */
export function readServerEnv(source: NodeJS.ProcessEnv = process.env): ServerEnv {
  const { env, wrong } = parseServerEnv(source);
  if (wrong.length > 0) throw new Error(wrong.map(({ text }) => text).join('\n'));
  return env;
}

/** How the configuration opens the database for migrations and commands. */
export const databaseOptionsOf = (env: Pick<ServerEnv, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>) => ({
  databaseUrl: env.DATABASE_URL,
  directUrl: env.DATABASE_DIRECT_URL,
  dataDir: env.DATA_DIR,
});

/**
 * A public site needs its address: it is in mails and canonical links, and decides which forms are our own.
 * @throws Error in production behind a proxy or on a PostgreSQL server; a trial on one machine needs none
 */
export function requireSiteUrl({ NODE_ENV, SITE_URL, DATABASE_URL, TRUST_PROXY }: ServerEnv): void {
  const isPublic = NODE_ENV === 'production' && (DATABASE_URL !== undefined || TRUST_PROXY === '1');
  if (isPublic && SITE_URL === undefined)
    throw new Error(
      'Set SITE_URL to the public address of the site, such as https://www.example.ge: links in mails begin with it.',
    );
}

/** Whether anybody who reaches the server may read the sandboxed messages: in development, or where OUTBOX=1. */
export const isOutboxOpen = ({ NODE_ENV, OUTBOX }: ServerEnv): boolean =>
  OUTBOX === undefined ? NODE_ENV !== 'production' : OUTBOX === '1';

/** The base of links in emails, without a trailing slash. Never the host of a request, which anybody can forge. */
export const siteUrlOf = ({ SITE_URL, PORT }: Pick<ServerEnv, 'SITE_URL' | 'PORT'>): string =>
  (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '');

export const siteNameOf = (env: Pick<ServerEnv, 'SITE_NAME' | 'SITE_NAME_KA' | 'SITE_NAME_RU'>) => ({
  ka: env.SITE_NAME_KA,
  en: env.SITE_NAME,
  ru: env.SITE_NAME_RU,
});

/** Whether the bundled gateway, which takes no money, may end payments: in development, or where PAYMENT_SANDBOX=1. */
export const isPaymentSandboxOpen = ({ NODE_ENV, PAYMENT_SANDBOX }: ServerEnv): boolean =>
  PAYMENT_SANDBOX === undefined ? NODE_ENV !== 'production' : PAYMENT_SANDBOX === '1';
