import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export type RenderRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  changedMs: number;
  isShared: boolean;
  /** Whether the main thread inserts static parts into the response. */
  hasParts: boolean;
};

export type RenderedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The body, followed by the static parts. */
  bytes: Uint8Array<ArrayBuffer>;
  bodyLength: number;
  /** Names and lengths of the static parts, in the order of their bytes. */
  parts: readonly (readonly [id: string, length: number])[];
  countedUrls: readonly string[];
  uncountedUrls: readonly string[];
  isDatabaseUnavailable: boolean;
};

type Headers = [name: string, value: string][];

/** A call of the API without a body: pages only read. */
export type ApiCall = { method: string; url: string; headers: Headers; isTrusted: boolean; changedMs: number };

export type ApiResponse = { status: number; headers: Headers; body: ArrayBuffer };

/** They arrive in the order in which they were sent, so a page that is requested after a change shows it. */
export type ToRenderer =
  | { kind: 'render'; id: number; request: RenderRequest }
  | { kind: 'giveUp'; id: number }
  | { kind: 'changed'; tag: string | null }
  /** Without a response the call has failed. */
  | { kind: 'response'; call: number; response: ApiResponse | null };

export type FromRenderer =
  | { kind: 'ready' }
  /** Without a page the rendering has failed. */
  | { kind: 'rendered'; id: number; page: RenderedPage | null }
  | { kind: 'call'; call: number; id: number | undefined; request: ApiCall }
  | { kind: 'error'; error: Error; tags: Record<string, string> };
