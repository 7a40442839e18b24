import type { Pool } from 'pg';
import { createPool } from '../db/server-pool';
import type { ServerEnv } from '../env';

/** The oldest version that the SQL of the site runs on. */
const versionMin = 15;

/** What may be printed of a connection string: never its password. */
function describeUrl(url: string): string {
  if (!URL.canParse(url)) return 'the server';
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}

type Facts = { version: string; isReplica: boolean; mayCreate: boolean; encoding: string };

async function readFacts(pool: Pool): Promise<Facts> {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version') as version, pg_is_in_recovery() as "isReplica",
            has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
            current_setting('server_encoding') as encoding`,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('it does not answer');
  return facts;
}

function problemsOf({ version, isReplica, mayCreate, encoding }: Facts, variable: string, place: string): string[] {
  const database = `${variable}: the database ${place}`;
  return [
    ...(Number.parseInt(version, 10) < versionMin
      ? [`${database} is PostgreSQL ${version}; the site needs ${versionMin} or newer.`]
      : []),
    ...(isReplica ? [`${database} is a replica, which takes no writes. Name the primary server.`] : []),
    ...(mayCreate || isReplica
      ? []
      : [
          `${database} lets this user create nothing: GRANT CREATE ON DATABASE and ON SCHEMA public, or make the user its owner.`,
        ]),
    ...(encoding === 'UTF8' ? [] : [`${database} has the encoding ${encoding}; create it with UTF8.`]),
  ];
}

/** Tries a database server as the site connects to it. @param variable names it in the sentences */
async function tryServer(variable: string, url: string, isPooled: boolean): Promise<{ facts: string; problems: string[] }> {
  const place = describeUrl(url);
  const pool = createPool(url, { isPooled, onError: () => undefined, bounds: { max: 1 } });
  try {
    const facts = await readFacts(pool);
    return { facts: `PostgreSQL ${facts.version} at ${place}`, problems: problemsOf(facts, variable, place) };
  } catch (error) {
    const reason = error instanceof Error ? error.message || ('code' in error && error.code) : error;
    return { facts: '', problems: [`${variable}: the database ${place} cannot be reached (${reason}).`] };
  } finally {
    await pool.end();
  }
}

/** Tries the servers that the configuration names: the pooler and the server behind it where there are two. */
export async function checkServers(
  env: Pick<ServerEnv, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
): Promise<{ facts: string[]; problems: string[] }> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = env;
  const tried = [
    ...(url === undefined ? [] : [await tryServer('DATABASE_URL', url, directUrl !== undefined)]),
    ...(directUrl === undefined ? [] : [await tryServer('DATABASE_DIRECT_URL', directUrl, false)]),
  ];
  return { facts: tried.flatMap(({ facts }) => facts || []), problems: tried.flatMap(({ problems }) => problems) };
}
