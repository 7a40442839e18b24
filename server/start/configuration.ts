import { isPaymentSandboxOpen, parseServerEnv, requireSiteUrl, type ServerEnv } from '../env';
import { dataKeysOf } from '../ports/data-cipher';

const gatewayVariables = {
  bog: ['BOG_CLIENT_ID', 'BOG_CLIENT_SECRET'],
  tpay: ['TPAY_CLIENT_ID', 'TPAY_CLIENT_SECRET', 'TPAY_API_KEY'],
} as const;

function missingOfGateway(env: ServerEnv): string[] {
  const { PAYMENT_GATEWAY: gateway } = env;
  if (gateway === undefined) return [];
  if (gateway === 'sandbox') return isPaymentSandboxOpen(env) ? [] : ['PAYMENT_SANDBOX=1'];
  return gatewayVariables[gateway].filter((name) => env[name] === undefined);
}

/** @throws Error when PAYMENT_GATEWAY names a gateway without its variables: no payment would ever be taken */
export function requireGateway(env: ServerEnv): void {
  const missing = missingOfGateway(env);
  if (missing.length > 0) throw new Error(`PAYMENT_GATEWAY=${env.PAYMENT_GATEWAY} needs ${missing.join(', ')}.`);
}

/** @throws Error when a translation service is named without its variable */
export function requireTranslation({ TRANSLATION_PROVIDER: provider, TRANSLATION_URL, TRANSLATION_KEY }: ServerEnv): void {
  if (provider === 'deepl' && TRANSLATION_KEY === undefined) throw new Error('TRANSLATION_PROVIDER=deepl needs TRANSLATION_KEY.');
  if (provider === 'libretranslate' && TRANSLATION_URL === undefined)
    throw new Error('TRANSLATION_PROVIDER=libretranslate needs TRANSLATION_URL.');
}

type Rule = { variable: keyof ServerEnv; require: (env: ServerEnv) => unknown };

/** What a start needs of the configuration, each rule where it is used as well. */
const rules: readonly Rule[] = [
  { variable: 'SITE_URL', require: requireSiteUrl },
  { variable: 'DATA_KEY', require: dataKeysOf },
  { variable: 'PAYMENT_GATEWAY', require: requireGateway },
  { variable: 'TRANSLATION_PROVIDER', require: requireTranslation },
];

function brokenRules(env: ServerEnv, except: ReadonlySet<string> = new Set()): string[] {
  return rules.flatMap(({ variable, require }) => {
    if (except.has(variable)) return [];
    try {
      require(env);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/** @throws Error with one line for each thing that the configuration lacks */
export function requireConfiguration(env: ServerEnv): void {
  const problems = brokenRules(env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

type Configuration = {
  /** What could be read; a variable with a wrong value counts as unset. */
  env: ServerEnv;
  /** One sentence for each wrong or missing variable. */
  problems: string[];
};

/** Reads the configuration and everything that is wrong with it. */
export function readConfiguration(source: NodeJS.ProcessEnv): Configuration {
  const { env, wrong } = parseServerEnv(source);
  const names = new Set(wrong.map(({ variable }) => variable));
  return { env, problems: [...wrong.map(({ text }) => text), ...brokenRules(env, names)] };
}
