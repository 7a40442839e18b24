import type { SessionUser } from '@/lib/contracts/account/auth';
import { useSession } from '@/lib/stores/session-store';

/** The way to a paid service: its page is seen, it is ordered, its payment starts, it is paid. */
export type CommerceStep = 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';

/** Who visits, as statistics know it. */
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

declare global {
  interface Window {
    /** Read by a tag manager, where the operator has one. */
    dataLayer?: CommerceEvent[];
  }
}

/** By the first role alone: brokers and agents, developers, and everybody else. */
export function analyticsRole(user: Pick<SessionUser, 'roles'> | null): AnalyticsRole {
  const [role] = user?.roles ?? [];
  if (role === 'broker' || role === 'agent') return 'Realtor';
  return role === 'developer' ? 'Developer' : 'Owner';
}

/**
 * Holds `granted` once the visitor has agreed to statistics. The operator's consent tool writes it, and tells the present page with an
 * event `analytics-consent`; the site itself asks for no consent, and so hands nothing over without such a tool.
 */
const consentCookie = 'analyticsConsent';
const consentEvent = 'analytics-consent';

const hasConsent = (): boolean => document.cookie.split('; ').includes(`${consentCookie}=granted`);

/** Events before the consent. They live as long as the page, and are stored nowhere. */
let held: CommerceEvent[] = [];

const reportedKey = 'reported payments';

/** Whether a step of a payment was not reported yet in this tab: the page of its result may be loaded again. */
function isFirst({ event, transaction_id: id }: CommerceEvent): boolean {
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
  window.dataLayer.push(...held.filter(isFirst));
  held = [];
}

const flushWithConsent = (): void => {
  if (hasConsent()) flush();
};

type Details = { amount?: number; paymentId?: number };

/**
 * Notes a step on the way to a paid service: in `window.dataLayer` with the visitor's consent, in memory without it. A payment's step
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
  held.push(event);
  // Added once, however often.
  window.addEventListener(consentEvent, flushWithConsent);
  flushWithConsent();
}
