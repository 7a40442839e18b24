import { z } from 'zod';
import { readBytes } from '../http/request/read-body';
import type { Clock } from './clock';
import { type GatewayErrorReason, PaymentGatewayError } from './payment-gateway';

/** How long a call may take, with the token that it may need first. */
const gatewayTimeoutMs = 10_000;
const responseBytesMax = 256 * 1024;

export type GatewayRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a form as what it is. */
  body?: unknown;
};

type GatewayResponse = { status: number; text: string };

const failed = (reason: GatewayErrorReason, message: string) => new PaymentGatewayError(reason, message);

/** Sends a request once. @throws PaymentGatewayError `unreachable` without an answer in time, `unreadable` for one that is too long */
async function send({ method, url, headers, body }: GatewayRequest, signal: AbortSignal): Promise<GatewayResponse> {
  const isForm = body instanceof URLSearchParams;
  const content = body === undefined || isForm ? body : JSON.stringify(body);
  const type: Record<string, string> = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      ...(content === undefined ? {} : { body: content }),
      // A redirect would hand the token to another host.
      redirect: 'error',
      signal,
    });
    const bytes = await readBytes(response.body, responseBytesMax);
    if (bytes === null) throw failed('unreadable', 'The response of the payment gateway is too long.');
    return { status: response.status, text: new TextDecoder().decode(bytes) };
  } catch (error) {
    if (error instanceof PaymentGatewayError) throw error;
    throw failed('unreachable', 'The payment gateway did not respond.');
  }
}

/** A refusal of the request itself. Others, such as 429 or a wrong secret, do not decide it: the outcome stays open. */
const refusals = [400, 402, 404, 409, 410, 422];

/** @throws PaymentGatewayError for every status but 2xx */
function assertDone({ status }: GatewayResponse): void {
  if (status >= 200 && status < 300) return;
  throw failed(refusals.includes(status) ? 'refused' : 'unreachable', `The payment gateway answered ${status}.`);
}

function read<T extends z.ZodType>(text: string, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw failed('unreadable', 'The response of the payment gateway cannot be read.');
  }
}

const tokenMarginMs = 30_000;
const tokenLifeMsMax = 60 * 60_000;

export type AccessToken = { value: string; lifeSeconds: number };

/** Keeps an access token until shortly before its end; concurrent callers share one request for it. */
function createTokenSource(ask: (signal: AbortSignal) => Promise<AccessToken>, clock: Clock) {
  let current: { value: Promise<string>; endsAtMs: number } | null = null;
  return {
    find: (signal: AbortSignal): Promise<string> => {
      const nowMs = clock().getTime();
      if (current !== null && current.endsAtMs > nowMs) return current.value;
      const response = ask(signal);
      const entry = { value: response.then(({ value }) => value), endsAtMs: nowMs + gatewayTimeoutMs };
      current = entry;
      response.then(
        ({ lifeSeconds }) => {
          entry.endsAtMs = nowMs + Math.min(lifeSeconds * 1000, tokenLifeMsMax) - tokenMarginMs;
        },
        () => {
          if (current === entry) current = null;
        },
      );
      return entry.value;
    },
    forget: (): void => {
      current = null;
    },
  };
}

export type GatewayClient = {
  /** @throws PaymentGatewayError */
  call<T extends z.ZodType>(request: GatewayRequest, schema: T): Promise<z.output<T>>;
  /** The same, with null for 404. */
  find<T extends z.ZodType>(request: GatewayRequest, schema: T): Promise<z.output<T> | null>;
  /** A call whose response is not read; 404 counts as done. */
  forget(request: GatewayRequest): Promise<void>;
};

/** The access token of a gateway, as OAuth 2 grants it. */
const tokenSchema = z
  .object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })
  .transform(({ access_token: value, expires_in: lifeSeconds }): AccessToken => ({ value, lifeSeconds }));

type ClientParts = {
  tokenRequest: GatewayRequest;
  clock: Clock;
  timeoutMs: number | undefined;
};

/**
 * A client of a gateway that needs a bearer token. Nothing is sent twice except what got a 401: the token had expired, and the
 * call was not looked at.
 */
export function createGatewayClient({ tokenRequest, clock, timeoutMs = gatewayTimeoutMs }: ClientParts): GatewayClient {
  const tokens = createTokenSource(async (signal) => {
    const response = await send(tokenRequest, signal);
    assertDone(response);
    return read(response.text, tokenSchema);
  }, clock);

  async function sendWithToken(request: GatewayRequest): Promise<GatewayResponse> {
    const signal = AbortSignal.timeout(timeoutMs);
    const withToken = async (): Promise<GatewayResponse> => {
      const authorization = `Bearer ${await tokens.find(signal)}`;
      return send({ ...request, headers: { ...request.headers, authorization } }, signal);
    };
    const response = await withToken();
    if (response.status !== 401) return response;
    tokens.forget();
    return withToken();
  }

  async function call<T extends z.ZodType>(request: GatewayRequest, schema: T): Promise<z.output<T>> {
    const response = await sendWithToken(request);
    assertDone(response);
    return read(response.text, schema);
  }

  return {
    call,
    find: async (request, schema) => {
      const response = await sendWithToken(request);
      if (response.status === 404) return null;
      assertDone(response);
      return read(response.text, schema);
    },
    forget: async (request) => {
      const response = await sendWithToken(request);
      if (response.status !== 404) assertDone(response);
    },
  };
}

/** The result of a call that the gateway refused; other failures pass. */
export async function unlessRefused<T>(work: Promise<T>, refused: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaymentGatewayError && !error.isOutcomeUnknown) return refused;
    throw error;
  }
}
