import { noTelemetry, type Telemetry } from './telemetry.ts';

/** Set to nothing means unset, as everywhere. */
type Environment = Readonly<Record<string, string | undefined>>;

const closeMsMax = 2000;

/** Resolves with the work, or after the bound without it: the process ends anyway. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([work.then(() => undefined).catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

/**
 * Telemetry as the environment configures it: metrics with METRICS_PORT, traces and metrics with OTEL_EXPORTER_OTLP_ENDPOINT, errors with
 * SENTRY_DSN. What is not configured is not loaded.
 * @throws Error with one sentence when a variable is wrong or the port is taken
 */
export async function openTelemetry(environment: Environment): Promise<Telemetry> {
  const errors = environment.SENTRY_DSN ? (await import('./error-reporter.ts')).createErrorReporter(environment) : null;
  const hasCollector = Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT);
  if (!environment.METRICS_PORT && !hasCollector) return errors ? { ...noTelemetry, ...errors } : noTelemetry;
  const { openMetrics } = await import('./metrics.ts');
  const metrics = await openMetrics(environment);
  const tracing = hasCollector ? (await import('./tracing.ts')).openTracing(environment) : null;
  return {
    ...noTelemetry,
    ...tracing,
    ...metrics,
    ...(errors && { report: errors.report }),
    close: () => within(closeMsMax, Promise.all([metrics.close(), tracing?.close(), errors?.close()])),
  };
}
