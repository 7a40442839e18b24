import type { ReactNode } from 'react';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { requireStaff } from '@/lib/decide/require-staff';
import type { Messages } from '@/lib/i18n/messages';
import { PageMessages } from '@/lib/i18n/page-messages';

type Props = {
  path: `/admin/${string}`;
  /** Namespaces of messages that the page reads in addition to those of every staff page. */
  messages?: readonly (keyof Messages)[];
  children: ReactNode;
};

/** A page of the staff: its messages and toasts; a 404 for everybody who may not open it. */
export async function StaffPage({ path, messages = [], children }: Props) {
  await requireStaff(path);
  return (
    <PageMessages names={['crud', 'auth', 'admin', ...messages]}>
      <CrudToastProvider>{children}</CrudToastProvider>
    </PageMessages>
  );
}
