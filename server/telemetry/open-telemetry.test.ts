import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openTelemetry } from './open-telemetry';
import { noTelemetry, type Telemetry } from './telemetry';

type OtlpSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
};
type Received = { path: string; body: { resourceSpans?: { scopeSpans: { spans: OtlpSpan[] }[] }[] } };

const servers: Server[] = [];
const opened: Telemetry[] = [];
afterEach(async () => {
  for (const telemetry of opened.splice(0)) await telemetry.close();
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

async function open(environment: Record<string, string>): Promise<Telemetry> {
  const telemetry = await openTelemetry(environment);
  opened.push(telemetry);
  return telemetry;
}

/** A collector that keeps what arrives over OTLP/HTTP, and a service that answers. */
async function startCollector() {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push({ path: request.url ?? '', body: JSON.parse(text) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return { received, endpoint: `http://127.0.0.1:${await listen(server)}` };
}

const spansOf = (received: Received[]): OtlpSpan[] =>
  received.flatMap(({ body }) => body.resourceSpans ?? []).flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  servers.splice(servers.indexOf(server), 1);
  await new Promise<void>((done) => server.close(() => done()));
  return String(port);
}

describe('without configuration', () => {
  it('there is no telemetry, and none of its packages is loaded', async () => {
    expect(await openTelemetry({ METRICS_PORT: '', SENTRY_DSN: '' })).toBe(noTelemetry);
    const script = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => { if (url.includes('@opentelemetry')) console.log(url); return next(url, context); } });
      await (await import('./server/telemetry/open-telemetry.ts')).openTelemetry({});`;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })).toBe('');
  });
});

describe('METRICS_PORT', () => {
  it('serves the metrics only on that port, on loopback', async () => {
    const port = await freePort();
    const telemetry = await open({ METRICS_PORT: port });
    telemetry.record('http.server.request.duration', 0.03, { 'http.route': 'home', 'http.response.status_code': 200 });
    telemetry.observe('aivani.page_cache.size', () => [{ value: 42 }]);
    telemetry.observe('aivani.ledger.differences', () => Promise.reject(new Error('the database is away')));
    const response = await fetch(`http://127.0.0.1:${port}/api/metrics`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/http_server_request_duration(_seconds)?_bucket\{.*http_route="home".*le="0.05".*\} 1/);
    expect(text).toMatch(/aivani_page_cache_size(_bytes)? 42/);
    expect(text).toMatch(/nodejs_eventloop_delay(_seconds)?\{quantile="0.99"\}/);
    expect(text).toMatch(/process_memory_usage(_bytes)?\{kind="rss"\} \d+/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  it('says what to do when the port is wrong or taken', async () => {
    await expect(openTelemetry({ METRICS_PORT: 'x' })).rejects.toThrow('METRICS_PORT has to be a port');
    const taken = String(await listen(createServer()));
    await expect(openTelemetry({ METRICS_PORT: taken })).rejects.toThrow('Set METRICS_PORT to a free port');
  });
});

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  it('receives the spans of a request, of SQL and of outgoing HTTP in one trace, and metrics', async () => {
    const { received, endpoint } = await startCollector();
    const service = await startCollector();
    const telemetry = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    await telemetry.trace(
      { name: 'GET home', kind: 'server', attributes: { 'http.route': 'home', phone: '+995599' } },
      async (note) => {
        telemetry.startSpan({ name: 'select statements', kind: 'client' })();
        await fetch(`${service.endpoint}/send?code=secret`, { method: 'POST', body: '{}' });
        note({ 'http.response.status_code': 200 });
      },
    );
    telemetry.record('aivani.job.duration', 1, { job: 'check-ledger', outcome: 'done' });
    await telemetry.close();
    const spans = spansOf(received);
    expect(spans.map(({ name }) => name).sort()).toEqual(['GET home', 'POST', 'select statements']);
    const root = spans.find(({ name }) => name === 'GET home');
    for (const span of spans) expect(span.traceId).toBe(root?.traceId);
    for (const name of ['POST', 'select statements'])
      expect(spans.find((span) => span.name === name)?.parentSpanId).toBe(root?.spanId);
    expect(JSON.stringify(spans)).not.toMatch(/\+995|secret|\/send/);
    expect(received.map(({ path }) => path)).toContain('/v1/metrics');
    expect(JSON.stringify(received)).toContain('check-ledger');
  });

  it('a failure marks its span with the kind of the error, without its message, and goes on', async () => {
    const { received, endpoint } = await startCollector();
    const telemetry = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    const failing = telemetry.trace({ name: 'api GET' }, () => Promise.reject(new RangeError('599000000')));
    await expect(failing).rejects.toThrow('599000000');
    await telemetry.close();
    expect(spansOf(received)[0]?.attributes).toEqual([{ key: 'error.type', value: { stringValue: 'RangeError' } }]);
    expect(JSON.stringify(received)).not.toContain('599000000');
  });

  it('an unavailable collector does not delay requests', async () => {
    const telemetry = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(telemetry.trace({ name: 'GET home' }, async () => 'page')).resolves.toBe('page');
  });
});
