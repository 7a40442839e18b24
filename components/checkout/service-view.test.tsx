import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { useSession } from '@/lib/stores/session/session-store';
import { partial } from '@/tests/factories/partial';
import { ServiceView } from './service-view';

beforeEach(() => {
  delete window.dataLayer;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in this environment.
  document.cookie = 'analyticsConsent=granted; path=/';
  useSession.setState({ user: null, isChecked: false });
});

it('records a view of a service’s page once, with the role of its visitor', async () => {
  const { rerender } = render(<ServiceView serviceId={3} />);
  expect(window.dataLayer).toBeUndefined();
  useSession.setState({ user: partial<SessionUser>({ roles: ['developer'] }), isChecked: true });
  await waitFor(() => expect(window.dataLayer).toHaveLength(1));
  rerender(<ServiceView serviceId={3} />);
  expect(window.dataLayer).toEqual([{ event: 'view_item', user_role: 'Developer', service_id: 3 }]);
});
