import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { cleanSpan, errorTypeOf } from './clean-span.ts';
import { traceOutgoingRequests } from './outgoing-requests.ts';
import { collectorUrl, resourceOf } from './resource.ts';
import type { SpanDetails, SpanOutcome, Telemetry } from './telemetry.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Exports spans of any origin without names of people or values. */
const cleaned = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(cleanSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

const end = (span: Span, { error, attributes }: SpanOutcome): void => {
  if (attributes) span.setAttributes(attributes);
  // Never the message: those of drivers quote values.
  if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorTypeOf(error));
  span.end();
};

/** Spans of requests, services, SQL and outgoing HTTP, sent to the collector in the background. The framework adds its own spans of rendering. */
export function openTracing(environment: Environment): Pick<Telemetry, 'trace' | 'startSpan' | 'close'> {
  const ratio = Number(environment.OTEL_TRACES_SAMPLER_ARG || 1);
  const provider = new TracerProvider({
    resource: resourceOf(environment),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: cleaned(new OTLPTraceExporter({ url: collectorUrl(environment, 'traces') })) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('aivani');
  const begin = ({ name, kind = 'internal', attributes = {} }: SpanDetails): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes });
  const startSpan: Telemetry['startSpan'] = (details) => {
    const span = begin(details);
    return (outcome = {}) => end(span, outcome);
  };
  const stopTracing = traceOutgoingRequests(startSpan);
  return {
    trace: async (details, work) => {
      const span = begin(details);
      try {
        const result = await context.with(trace.setSpan(context.active(), span), () =>
          work((attributes) => span.setAttributes(attributes)),
        );
        end(span, {});
        return result;
      } catch (error) {
        end(span, { error });
        throw error;
      }
    },
    startSpan,
    close: async () => {
      stopTracing();
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
