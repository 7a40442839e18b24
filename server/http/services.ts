import type { ServerEnv } from '../env';

/** The services behind the door, by the name in `/api/<service>/…`, and the variable that moves each one elsewhere. */
const variables = {
  v1: 'API_V1_URL',
  v2: 'API_V2_URL',
  v3: 'API_V3_URL',
  microservice: 'API_MICROSERVICE_URL',
  'microservice-projects': 'API_PROJECTS_URL',
  express: 'API_EXPRESS_URL',
  'auth-service': 'API_AUTH_URL',
  filters: 'API_FILTERS_URL',
  static: 'BANNERS_URL',
  'live-chat': 'LIVE_CHAT_URL',
  maps: 'GEOCODER_URL',
  locations: undefined,
} as const satisfies Record<string, keyof ServerEnv | undefined>;

export type ServiceName = keyof typeof variables;

export const isServiceName = (name: string): name is ServiceName => Object.hasOwn(variables, name);

/** The configured address of a service; undefined means that it is bundled. */
export function serviceBaseUrl(env: ServerEnv, service: ServiceName): string | undefined {
  const variable = variables[service];
  return variable === undefined ? undefined : env[variable];
}
