import { hostname } from 'node:os';
import { resourceFromAttributes } from '@opentelemetry/resources';

/** Identity of the reporting process. */
export const resourceOf = ({ OTEL_SERVICE_NAME }: Readonly<Record<string, string | undefined>>) =>
  resourceFromAttributes({
    'service.name': OTEL_SERVICE_NAME || 'aivani',
    'service.instance.id': `${hostname()}:${process.pid}`,
  });

/** Where the collector takes a signal. */
export const collectorUrl = (
  { OTEL_EXPORTER_OTLP_ENDPOINT = '' }: Readonly<Record<string, string | undefined>>,
  signal: 'traces' | 'metrics',
): string => `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/${signal}`;
