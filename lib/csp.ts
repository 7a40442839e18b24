import { analyticsScriptUrl, googleMapsKey, liveChatWidgetUrl } from './env';

/** What Google's Maps JavaScript API needs in a policy. Under 'strict-dynamic' the hosts of scripts go unread; under hashes they count. */
const googleMaps = {
  'script-src': ["'unsafe-eval'", 'blob:', 'https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'https://*.googleusercontent.com'],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/** What a statistics service needs; its script is added by one of ours. */
const analyticsSources = (origin: string) => ({ 'script-src': [origin], 'connect-src': [origin], 'img-src': [origin] });

/**
 * The Content-Security-Policy of a page. Scripts run only by nonce; styles may be inline because server rendering writes style
 * attributes, and a nonce there would cancel that keyword.
 * @param hasGoogleMaps whether maps come from Google, which then may be reached and may evaluate text
 * @param analytics address of the statistics service's script; null without one
 * @param chatWidget page of a chat service, which may be framed; null without one
 */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
  hasGoogleMaps = googleMapsKey !== undefined,
  analytics = analyticsScriptUrl,
  chatWidget = liveChatWidgetUrl,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': [
      "'self'",
      'https://www.youtube-nocookie.com',
      'https://my.matterport.com',
      ...(chatWidget ? [new URL(chatWidget).origin] : []),
    ],
    // Without this line a worker would fall under script-src, where 'strict-dynamic' cancels 'self'; the map's file has no nonce.
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const added: Record<string, string[]> = hasGoogleMaps ? googleMaps : {};
  const counted: Record<string, string[]> = analytics ? analyticsSources(new URL(analytics).origin) : {};
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set([...values, ...(added[name] ?? []), ...(counted[name] ?? [])])].join(' ')}`)
    .join('; ');
}

/** Headers that every page carries in addition to its policy. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const;
