import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { pageCookies } from '@/lib/contracts/page-cookies';
import { readServerEnv } from '@/server/env';
import composeSpec from '../setup/compose-spec.json';

const folder = mkdtempSync(join(tmpdir(), 'aivani-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const proxy = readFileSync('deploy/nginx.conf', 'utf8');
const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; volumes?: string[]; image?: string }>;
};

describe('deploy/compose.yaml', () => {
  it('is valid by the schema of the Compose specification', () => {
    const { success, error } = z.fromJSONSchema(composeSpec as Parameters<typeof z.fromJSONSchema>[0]).safeParse(compose);
    expect(error && z.prettifyError(error)).toBeUndefined();
    expect(success).toBe(true);
  });

  it('sets only variables that the site reads', () => {
    const known = readFileSync('.env.example', 'utf8');
    for (const name of Object.keys(compose.services['app-1']?.environment ?? {}))
      expect(known).toMatch(new RegExp(`^${name}=`, 'm'));
    expect(
      readServerEnv({ NODE_ENV: 'production', ...compose.services['app-1']?.environment }).DATABASE_REPLICA_URLS,
    ).toHaveLength(1);
  });

  it('mounts files that are there', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    for (const path of mounted.filter((name) => name.startsWith('./') && name !== './certificates'))
      expect(existsSync(join('deploy', path)), path).toBe(true);
  });
});

describe('deploy/nginx.conf', () => {
  it('varies by each cookie that makes a page personal or changes it', () => {
    const personal = /map \$http_cookie \$is_personal \{([^}]*)\}/.exec(proxy)?.[1] ?? '';
    const variant = /map \$http_cookie \$page_variant \{([^}]*)\}/.exec(proxy)?.[1] ?? '';
    expect(personal).toContain('aivani_session=');
    const pattern = new RegExp(/"~(.*)"/.exec(variant)?.[1] ?? '');
    for (const name of pageCookies.varying) expect(`a=1; ${name}=x`).toMatch(pattern);
  });

  it('closes idle connections before the site does', () => {
    const [, seconds] = /keepalive_timeout (\d+)s;\s+\}/.exec(proxy) ?? [];
    expect(Number(seconds)).toBeLessThan(65);
  });

  const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;
  it.runIf(hasNginx)('is accepted by nginx', () => {
    const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.crt')];
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=a'];
    execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const local = proxy
      .replaceAll(/app-\d:3000/g, '127.0.0.1:3000')
      .replaceAll('/etc/nginx/certificates', folder)
      .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
      .replaceAll('/var/log/nginx', folder)
      .replace('/var/cache/nginx', folder)
      // Versions before 1.25 have it as an option of listen.
      .replace('    http2 on;\n', '');
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, local);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', file, '-e', join(folder, 'error.log')], { encoding: 'utf8' });
    expect(stderr).toContain('syntax is ok');
    expect(status).toBe(0);
  });
});
