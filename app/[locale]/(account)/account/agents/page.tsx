import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { Agents } from '@/features/agents/components/agents';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';

export const generateMetadata = privateMetadata('agents.title');

/** A broker's agents; other kinds of account have no such page. */
export default async function AgentsPage() {
  await requireVisitor('/account/agents');
  return (
    <PageMessages names={['crud', 'agents', 'auth']}>
      <CrudToastProvider>
        <Agents />
      </CrudToastProvider>
    </PageMessages>
  );
}
