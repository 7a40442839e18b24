import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { type ErrorEnvelope, errorEnvelopeSchema } from '@/lib/contracts/common';
import { askFreshCode } from './fresh-code';
import { reportUnauthorised } from './unauthorised';

/** A failed call of the API: the status of the response, and its envelope if it has one. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly envelope: ErrorEnvelope | null,
    /** From Retry-After; null without that header. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(envelope?.message ?? 'errors.connection');
  }
}

const isServer = typeof window === 'undefined';

function createClient(): AxiosInstance {
  const client = axios.create({
    // On the server the transport below never leaves the process; the address only has to be absolute.
    baseURL: isServer ? 'http://api.internal/api' : `${window.location.origin}/api`,
    headers: { locale: 'ka' },
    withCredentials: true,
    validateStatus: () => true,
    ...(isServer ? { adapter: 'fetch', env: { fetch: inProcessFetch } } : {}),
  });
  client.interceptors.request.use((config) => {
    // Without this axios sends FormData from a server as JSON.
    if (config.data instanceof FormData) config.headers.setContentType('multipart/form-data');
    return config;
  });
  return client;
}

type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

/** Reads from the API in this process. The HTTP client only builds the URL; its other work is for a network. */
async function readInProcess(config: AxiosRequestConfig): Promise<Answer> {
  const { headers, timeout } = config;
  const signals = [...(config.signal ? [config.signal as AbortSignal] : []), ...(timeout ? [AbortSignal.timeout(timeout)] : [])];
  const init = {
    headers: { locale: 'ka', ...(headers as Record<string, string>) },
    ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
  };
  const response = await inProcessFetch(client.getUri(config), init);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const data: unknown = isJson ? await response.json() : await response.text();
  return { status: response.status, data, headers: { 'retry-after': response.headers.get('retry-after') } };
}

const isRead = ({ method = 'get', data }: AxiosRequestConfig): boolean => method === 'get' && data === undefined;

async function inProcessFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!globalThis.__api) throw new Error('The API is not open.');
  return globalThis.__api.fetch(new Request(input, init), true);
}

const client = createClient();

/** Whether the call checks for a session: its 401 means that there is none, and ends none. */
const isSessionCheck = (url: string): boolean => /^\/(auth-service|microservice)\/auth\/grouped-info\b/.test(url);

/** @throws ApiFailure with status 0 without a response */
async function receive(config: AxiosRequestConfig): Promise<Answer> {
  try {
    return await (isServer && isRead(config) ? readInProcess(config) : client.request(config));
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw new ApiFailure(0, null);
  }
}

const envelopeOf = ({ data }: Answer): ErrorEnvelope | null => errorEnvelopeSchema.safeParse(data).data ?? null;

/** Refusals of a code, after which the person may enter another. */
const retryableRefusals = new Set(['errors.totp_missing', 'errors.totp_required', 'errors.totp_wrong', 'errors.too_many']);

/** Sends a call again with a code of the authenticator where it needs one. @returns the last response */
async function withFreshCode(config: AxiosRequestConfig, refusal: Answer): Promise<Answer> {
  let last = refusal;
  await askFreshCode(async (code) => {
    last = await receive({ ...config, headers: { ...config.headers, 'x-totp-code': code } });
    const message = last.status < 400 ? null : envelopeOf(last)?.message;
    return message && retryableRefusals.has(message) ? message : null;
  });
  return last;
}

/**
 * Calls the API and parses its response.
 * @throws ApiFailure with the status of every response that is not a success, with status 0 without a response
 */
export async function callApi<T extends z.ZodType>(schema: T, config: AxiosRequestConfig): Promise<z.output<T>> {
  let response = await receive(config);
  if (response.status === 403 && envelopeOf(response)?.message === 'errors.totp_required')
    response = await withFreshCode(config, response);
  if (response.status >= 400) {
    if (response.status === 401 && !isSessionCheck(config.url ?? '')) reportUnauthorised();
    const retryAfterSeconds = Number(response.headers['retry-after']) || null;
    throw new ApiFailure(response.status, envelopeOf(response), retryAfterSeconds);
  }
  return schema.parse(response.data);
}
