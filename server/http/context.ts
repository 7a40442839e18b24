import type { Locale } from '@/lib/contracts/common';
import type { Identity } from '../ports/identity';
import type { RequestOrigin } from './request/request-origin';

/** How a request reached the app. */
export type Bindings = {
  /** Set by server components that call it in process. */
  isTrusted?: boolean;
  /** When the data of a page for all guests last changed; 0 when that is unknown. */
  changedMs?: number;
};

/** The token of a request, and whether it came in a cookie of ours. */
export type RequestToken = { value: string; isCookie: boolean };

export type AppEnv = {
  Bindings: Bindings;
  Variables: {
    requestId: string;
    locale: Locale;
    identity: Identity | null;
    clientAddress: string;
    requestOrigin: RequestOrigin;
    /** Whether the visitor's side of the request is https. */
    isSecure: boolean;
    requestToken: RequestToken | null;
    /** Id of the request's API key; null without one. */
    apiKeyId: number | null;
    /** The origin of pictures for this client, null for our own pages. The caller writes the addresses into the response. */
    takeImageOrigin(): string | null;
  };
};
