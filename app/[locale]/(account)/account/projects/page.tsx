import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { requireVisitor } from '@/lib/decide/require-visitor';
import { googleMapsKey } from '@/lib/env';
import { PageMessages } from '@/lib/i18n/page-messages';
import { privateMetadata } from '@/lib/seo/metadata/private-metadata';
import { Projects } from './projects';

export const generateMetadata = privateMetadata('own_projects.title');

/** The projects of a developer; other kinds of account have no such page. */
export default async function OwnProjectsPage() {
  await requireVisitor('/account/projects');
  return (
    <PageMessages names={['own_projects', 'projects', 'crud', 'auth', 'map', 'place']}>
      <CrudToastProvider>
        <Projects googleMapsKey={googleMapsKey} />
      </CrudToastProvider>
    </PageMessages>
  );
}
