import type { Locale } from '@/lib/contracts/common';
import type { Identity } from '../ports/identity';
import type { RequestOrigin } from './request/request-origin';

/** How a request reached the app. */
export type Bindings = {
  /** Set by server components that call it in process. */
  isTrusted?: boolean;
  /** When what is read last changed, for a page that all guests get; 0 when that is unknown. */
  changedMs?: number;
};

/** The token that a request brought, and whether a cookie of ours held it. */
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
    /** The key of the calling program; null without one. */
    apiKeyId: number | null;
    /** Where pictures lie for this client, null for our own pages. Who asks writes the addresses into the response. */
    takeImageOrigin(): string | null;
  };
};
