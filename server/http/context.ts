import type { Locale } from '@/lib/contracts/common';
import type { Identity } from '../ports/identity';
import type { RequestOrigin } from './request/request-origin';

/** How a request reached the app: `isTrusted` is set by server components that call it in process. */
export type Bindings = { isTrusted?: boolean };

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
    /** The key of the program that asks; null without one. */
    apiKeyId: number | null;
  };
};
