import { readCookie } from '@/lib/cookies';

export type Consent = 'granted' | 'denied';

/**
 * The visitor's decision on statistics; absent before it. A consent tool of the operator's may write it too, and notifies the current page
 * with the event `analytics-consent`.
 */
const consentCookie = 'analyticsConsent';
export const consentEvent = 'analytics-consent';
/** Asks for the decision again. */
export const consentQuestionEvent = 'analytics-consent-question';

const consentSeconds = 180 * 86_400;

export function readConsent(): Consent | null {
  const value = readCookie(consentCookie);
  return value === 'granted' || value === 'denied' ? value : null;
}

/** Stores the decision for 180 days and notifies the page. */
export function writeConsent(consent: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and asynchronous where it is.
  document.cookie = `${consentCookie}=${consent}; path=/; max-age=${consentSeconds}; samesite=lax`;
  window.dispatchEvent(new Event(consentEvent));
}
