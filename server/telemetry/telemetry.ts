import type { GaugeName, HistogramName } from './metric-names.ts';

/** Never personal: names, numbers and patterns, no values that a visitor sent. */
export type Attributes = Record<string, string | number | boolean>;

export type Sample = { value: number; attributes?: Attributes };

export type SpanDetails = { name: string; kind?: 'server' | 'client' | 'internal'; attributes?: Attributes };

export type SpanOutcome = { error?: unknown; attributes?: Attributes };

/** What the product reports about itself. Each method returns at once and never throws. */
export type Telemetry = {
  /** Runs work inside a span; spans started by the work are its children. */
  trace<T>(details: SpanDetails, work: (note: (attributes: Attributes) => void) => Promise<T>): Promise<T>;
  /** Begins a span without children. @returns ends it */
  startSpan(details: SpanDetails): (outcome?: SpanOutcome) => void;
  /** Adds one duration, in seconds. */
  record(name: HistogramName, seconds: number, attributes: Attributes): void;
  /** Names what is read whenever the metrics are collected. */
  observe(name: GaugeName, read: () => Sample[] | Promise<Sample[]>): void;
  /** Reports an unexpected error to the error tracker. */
  report(error: unknown, tags: Record<string, string>): void;
  /** Flushes pending reports, for two seconds at most. */
  close(): Promise<void>;
};

/** Without configuration nothing is collected, and no package is loaded for it. */
export const noTelemetry: Telemetry = {
  trace: (_, work) => work(() => undefined),
  startSpan: () => () => undefined,
  record: () => undefined,
  observe: () => undefined,
  report: () => undefined,
  close: async () => undefined,
};
