import type { SessionUser } from '@/lib/contracts/account/auth';
import { type DeviceType, deviceTypes } from '@/lib/device';
import { useSession } from '@/lib/stores/session/session-store';
import { consentEvent, readConsent } from './consent';

/** The funnel of a paid service: page seen, ordered, payment started, paid. */
export type CommerceStep = 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';

/** The visitor in the data layer of the statistics. */
export type AnalyticsRole = 'Realtor' | 'Developer' | 'Owner';

export type CommerceEvent = {
  event: CommerceStep;
  user_role: AnalyticsRole;
  service_id: number;
  /** GEL. */
  value?: number;
  currency?: 'GEL';
  /** The payment's id. */
  transaction_id?: string;
};

/** What visitors do other than buying. */
export type SiteEvent = {
  event: 'page_view' | 'search' | 'phone_reveal' | 'lead';
  user_role: AnalyticsRole;
  page_path: string;
  device: readonly DeviceType[];
};
export type LayerEvent = CommerceEvent | SiteEvent;

declare global {
  interface Window {
    /** Read by a tag manager, where the operator has one. */
    dataLayer?: LayerEvent[];
  }
}

/** By the first role only: brokers and agents, developers, and everyone else. */
export function analyticsRole(user: Pick<SessionUser, 'roles'> | null): AnalyticsRole {
  const [role] = user?.roles ?? [];
  if (role === 'broker' || role === 'agent') return 'Realtor';
  return role === 'developer' ? 'Developer' : 'Owner';
}

const hasConsent = (): boolean => readConsent() === 'granted';

/** Events that are queued until the consent, in memory. */
let queue: LayerEvent[] = [];
/** Bounds the queue for visitors who never decide. */
const queueMax = 200;

const reportedKey = 'reported payments';

/** Whether a step of a payment was not reported yet in this tab: the page of its result may be loaded again. */
function isFirst(each: LayerEvent): boolean {
  const { event } = each;
  const id = 'transaction_id' in each ? each.transaction_id : undefined;
  if (id === undefined) return true;
  try {
    const reported = (window.sessionStorage.getItem(reportedKey) ?? '').split(' ');
    const name = `${event}:${id}`;
    if (reported.includes(name)) return false;
    window.sessionStorage.setItem(reportedKey, [...reported, name].join(' ').trim());
  } catch {
    // Without storage each load of the page reports it.
  }
  return true;
}

function flush(): void {
  window.dataLayer ??= [];
  // A tag manager listens to `push`.
  window.dataLayer.push(...queue.filter(isFirst));
  queue = [];
}

const flushWithConsent = (): void => {
  if (hasConsent()) flush();
};

function hold(event: LayerEvent): void {
  queue = [...queue, event].slice(-queueMax);
  // Added once, however often.
  window.addEventListener(consentEvent, flushWithConsent);
  flushWithConsent();
}

/** Drops the queued events when the visitor refuses. */
export function clearQueue(): void {
  queue = [];
}

type Details = { amount?: number; paymentId?: number };

/**
 * Records a step of a paid service's funnel: in `window.dataLayer` with the visitor's consent, in memory without it. A payment's step
 * counts once.
 * @param serviceId 0 for a top-up of the balance
 */
export function trackService(step: CommerceStep, serviceId: number, { amount, paymentId }: Details = {}): void {
  const event: CommerceEvent = {
    event: step,
    user_role: analyticsRole(useSession.getState().user),
    service_id: serviceId,
    ...(amount === undefined ? {} : { value: amount, currency: 'GEL' }),
    ...(paymentId === undefined ? {} : { transaction_id: String(paymentId) }),
  };
  hold(event);
}

/** Records an event, as `trackService` does. The path has no query, which may contain text that the visitor typed. */
export function trackEvent(event: SiteEvent['event']): void {
  hold({
    event,
    user_role: analyticsRole(useSession.getState().user),
    page_path: window.location.pathname,
    device: deviceTypes(window.navigator.userAgent, window.innerWidth),
  });
}
