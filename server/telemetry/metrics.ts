import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ObservableResult } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { type GaugeName, gauges, type HistogramName, histograms } from './metric-names.ts';
import { collectorUrl, resourceOf } from './resource.ts';
import type { Sample, Telemetry } from './telemetry.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Metrics = Pick<Telemetry, 'record' | 'observe' | 'close'>;

/** Pages take 2 to 500 ms, uploads and exports some seconds. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const portMax = 65_535;
const nanosecondsOfSecond = 1e9;
/** How finely the event loop's delay is measured. */
const resolutionMs = 20;

/** Serves the metrics in the Prometheus text format at /api/metrics on its own port. */
async function openScrapePort({ METRICS_PORT, METRICS_HOST }: Environment): Promise<PrometheusExporter> {
  const port = Number(METRICS_PORT);
  if (!Number.isInteger(port) || port < 1 || port > portMax)
    throw new Error(`METRICS_PORT has to be a port, not ${METRICS_PORT}.`);
  const host = METRICS_HOST || '127.0.0.1';
  const exporter = new PrometheusExporter({
    preventServerStart: true,
    endpoint: '/api/metrics',
    host,
    port,
    withoutScopeInfo: true,
  });
  await exporter.startServer().catch((error: Error) => {
    throw new Error(`The metrics cannot be served on ${host}:${port} (${error.message}). Set METRICS_PORT to a free port.`);
  });
  return exporter;
}

/** Metrics of the process itself. */
function observeProcess(observe: Telemetry['observe']): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  observe('nodejs.eventloop.delay', () => {
    // The histogram counts whole intervals; what is above one is delay.
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / nanosecondsOfSecond - resolutionMs / 1000) || 0;
    const samples = [
      { value: seconds(delay.percentile(50)), attributes: { quantile: '0.5' } },
      { value: seconds(delay.percentile(99)), attributes: { quantile: '0.99' } },
      { value: seconds(delay.max), attributes: { quantile: '1' } },
    ];
    delay.reset();
    return samples;
  });
  observe('process.memory.usage', () =>
    Object.entries(process.memoryUsage()).map(([kind, value]) => ({ value, attributes: { kind } })),
  );
}

/** Metrics for a scraper, a collector or both; the two are independent. */
export async function openMetrics(environment: Environment): Promise<Metrics> {
  const readers: IMetricReader[] = [];
  if (environment.METRICS_PORT) readers.push(await openScrapePort(environment));
  if (environment.OTEL_EXPORTER_OTLP_ENDPOINT)
    readers.push(
      new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: collectorUrl(environment, 'metrics') }) }),
    );
  const provider = new MeterProvider({ resource: resourceOf(environment), readers });
  const meter = provider.getMeter('aivani');
  const advice = { explicitBucketBoundaries: bucketsSeconds };
  const durations = new Map(
    (Object.keys(histograms) as HistogramName[]).map((name) => [
      name,
      meter.createHistogram(name, { description: histograms[name], unit: 's', advice }),
    ]),
  );
  const observe = (name: GaugeName, read: () => Sample[] | Promise<Sample[]>): void => {
    const { isCounter, ...options }: { description: string; unit?: string; isCounter?: true } = gauges[name];
    const gauge = isCounter ? meter.createObservableCounter(name, options) : meter.createObservableGauge(name, options);
    gauge.addCallback(async (result: ObservableResult) => {
      // A reading that fails, as while the database is away, is left out.
      const samples = await Promise.resolve(read()).catch(() => []);
      for (const { value, attributes } of samples) result.observe(value, attributes);
    });
  };
  observeProcess(observe);
  return {
    record: (name, seconds, attributes) => durations.get(name)?.record(seconds, attributes),
    observe,
    close: () => provider.shutdown(),
  };
}
