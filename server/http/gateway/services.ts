import type { ServerEnv } from '../../env';

type Service = {
  /** The environment variable with the address of the service; a service without one is always bundled. */
  variable?: Exclude<Extract<keyof ServerEnv, `${string}_URL`>, 'OPENSEARCH_URL'>;
  /** Whether the service accepts our visitors' tokens; no other service receives them. */
  isTokenOwner: boolean;
  title: string;
  /** How long a call may take, where it is less than others: pages wait for what they can do without, so that they never wait long. */
  timeoutMs?: number;
  /** Whether programs may leave out the website key, as for the market's places. */
  isKeyOptional?: boolean;
};

const dispensableTimeoutMs = 1000;

/** The services behind the gateway, by the name in `/api/<service>/…`. */
export const services = {
  v1: { variable: 'API_V1_URL', isTokenOwner: true, title: 'Main API' },
  v2: { variable: 'API_V2_URL', isTokenOwner: true, title: 'Main API, version 2' },
  v3: { variable: 'API_V3_URL', isTokenOwner: true, title: 'Main API, version 3' },
  microservice: { variable: 'API_MICROSERVICE_URL', isTokenOwner: true, title: 'Statements' },
  'microservice-projects': { variable: 'API_PROJECTS_URL', isTokenOwner: true, title: 'Projects' },
  express: { variable: 'API_EXPRESS_URL', isTokenOwner: true, title: 'Rate requests' },
  'auth-service': { variable: 'API_AUTH_URL', isTokenOwner: true, title: 'Authentication' },
  filters: { variable: 'API_FILTERS_URL', isTokenOwner: false, title: 'Filter parameters' },
  static: { variable: 'BANNERS_URL', isTokenOwner: false, title: 'Banners', timeoutMs: dispensableTimeoutMs },
  'live-chat': { variable: 'LIVE_CHAT_URL', isTokenOwner: false, title: 'Live chat', timeoutMs: dispensableTimeoutMs },
  maps: { variable: 'GEOCODER_URL', isTokenOwner: false, title: 'Geocoding' },
  locations: { isTokenOwner: false, title: 'Places and streets', isKeyOptional: true },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof services;

export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(services, name);

export const ownsTokens = (name: ServiceName): boolean => services[name].isTokenOwner;

/** @param usualMs of a service without a time of its own */
export function serviceTimeoutMs(name: ServiceName, usualMs: number): number {
  const { timeoutMs }: Service = services[name];
  return Math.min(timeoutMs ?? usualMs, usualMs);
}

export function isKeyOptional(name: ServiceName): boolean {
  const service: Service = services[name];
  return service.isKeyOptional === true;
}

/** Used when a key is configured and no address. */
const googleGeocoderUrl = 'https://maps.googleapis.com/maps/api';

/** The configured address of a service; undefined means that it is bundled. */
export function serviceBaseUrl(env: ServerEnv, name: ServiceName): string | undefined {
  const service: Service = services[name];
  const keyed = name === 'maps' && env.GEOCODER_KEY ? googleGeocoderUrl : undefined;
  return (service.variable && env[service.variable]) ?? keyed;
}
