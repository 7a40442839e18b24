import axios, { type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { type ErrorEnvelope, errorEnvelopeSchema } from '@/lib/contracts/common';
import { reportUnauthorised } from './unauthorised';

/** An answer of the API that tells of a failure: its status, and the envelope where there was one. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly envelope: ErrorEnvelope | null,
    /** From Retry-After; null where the answer does not say when to come back. */
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

async function inProcessFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!globalThis.__api) throw new Error('The API is not open.');
  return globalThis.__api.fetch(new Request(input, init), true);
}

const client = createClient();

/** It asks whether there is a session, so that its 401 is an answer and ends none. */
const isSessionCheck = (url: string): boolean => /^\/(auth-service|microservice)\/auth\/grouped-info\b/.test(url);

/**
 * Sends one call through the door and parses its answer.
 * @throws ApiFailure with the status for every answer that is not a success, status 0 when there was none
 */
export async function callApi<T extends z.ZodType>(schema: T, config: AxiosRequestConfig): Promise<z.output<T>> {
  let answer: Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;
  try {
    answer = await client.request(config);
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw new ApiFailure(0, null);
  }
  if (answer.status >= 400) {
    if (answer.status === 401 && !isSessionCheck(config.url ?? '')) reportUnauthorised();
    const retryAfterSeconds = Number(answer.headers['retry-after']) || null;
    throw new ApiFailure(answer.status, errorEnvelopeSchema.safeParse(answer.data).data ?? null, retryAfterSeconds);
  }
  return schema.parse(answer.data);
}
