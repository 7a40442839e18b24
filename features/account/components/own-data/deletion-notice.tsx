import { getLocale, getTranslations } from 'next-intl/server';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { callApi } from '@/lib/api/client';
import { visitorHeaders } from '@/lib/api/visitor';
import { ownDataSchema } from '@/lib/contracts/account/personal-data';
import { formatDateTime } from '@/lib/format/date';
import { PageMessages } from '@/lib/i18n/page-messages';
import { UndoDeletion } from './undo-deletion';

/** Shows a visitor whose account is to be deleted until when that can be undone. Renders nothing for anyone else. */
export async function DeletionNotice() {
  const { deletion } = (await callApi(ownDataSchema, { url: '/v1/account/data', headers: await visitorHeaders() })).data;
  if (deletion === null) return null;
  const [t, locale] = [await getTranslations('account.leaving'), await getLocale()];
  return (
    <section aria-labelledby="leaving-title" className="mb-6">
      <InlineAlert tone="warning">
        <h2 id="leaving-title" className="type-ui font-semibold">
          {t('title', { moment: formatDateTime(new Date(deletion.due_at), new Date(), locale) })}
        </h2>
        <p className="mt-1">{t('text')}</p>
        <PageMessages names={['account']}>
          <UndoDeletion />
        </PageMessages>
      </InlineAlert>
    </section>
  );
}
