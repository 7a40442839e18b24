'use client';

import { useState } from 'react';
import { withQueryProvider } from '@/lib/api/query-provider';
import { TopUpMessages } from '@/lib/i18n/lazy-messages';
import { useSession } from '@/lib/stores/session/session-store';
import { TopUpDialog, type TopUpDialogProps } from './top-up-dialog';

/** The top-up above a page, with its messages. It outlives the session that it was opened in, so that nothing typed is lost. */
export const TopUpModal = withQueryProvider(function TopUpModal(props: Omit<TopUpDialogProps, 'user'>) {
  const current = useSession((state) => state.user);
  const [user, setUser] = useState(current);
  if (current !== null && current !== user) setUser(current);
  if (user === null) return null;
  return (
    <TopUpMessages>
      <TopUpDialog {...props} user={user} />
    </TopUpMessages>
  );
});
