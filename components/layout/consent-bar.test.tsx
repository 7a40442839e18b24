import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { consentQuestionEvent } from '@/lib/analytics/consent';
import { trackEvent } from '@/lib/analytics/data-layer';
import { ConsentBar } from './consent-bar';

const texts = { label: 'Consent', text: 'May we?', accept: 'Agree', refuse: 'Refuse' };
const scriptUrl = 'https://stats.example/tag.js';
const bar = () => screen.queryByRole('region', { name: 'Consent' });
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const show = () => render(<ConsentBar scriptUrl={scriptUrl} texts={texts} />);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this environment.
  document.cookie = 'analyticsConsent=; path=/; max-age=0';
  document.head.replaceChildren();
  delete window.dataLayer;
});

it('loads nothing before the consent, and one press either way decides', async () => {
  show();
  trackEvent('page_view');
  expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Agree' }));
  expect(bar()).not.toBeInTheDocument();
  expect(scripts()).toEqual([scriptUrl]);
  expect(window.dataLayer).toMatchObject([{ event: 'page_view', user_role: 'Owner', page_path: '/' }]);
});

it('stores a refusal, drops queued events, and asks again on request', async () => {
  const { unmount } = show();
  trackEvent('search');
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Refuse' }));
  unmount();
  show();
  expect(bar()).not.toBeInTheDocument();
  window.dispatchEvent(new Event(consentQuestionEvent));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Agree' }));
  expect(scripts()).toEqual([scriptUrl]);
  expect(window.dataLayer).toEqual([]);
});
