import { getLocale, getTranslations } from 'next-intl/server';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { callApi } from '@/lib/api/client';
import { visitorHeaders } from '@/lib/api/visitor';
import { ownBanSchema } from '@/lib/contracts/staff/bans';
import { formatDateTime } from '@/lib/format/date';
import { PageMessages } from '@/lib/i18n/page-messages';
import { BanAppeal } from './ban-appeal';

/** Shows a banned visitor why and until when, and takes the one appeal. Renders nothing for anyone else. */
export async function BanNotice() {
  const { ban } = (await callApi(ownBanSchema, { url: '/v1/bans/own', headers: await visitorHeaders() })).data;
  if (ban === null) return null;
  const [t, locale] = [await getTranslations('account.ban'), await getLocale()];
  const { reason, comment, ends_at, appeal } = ban;
  return (
    <section aria-labelledby="ban-title" className="mb-6">
      <InlineAlert tone="error">
        <h2 id="ban-title" className="type-ui font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1">{t('reason', { reason: t(`reasons.${reason}`) })}</p>
        {comment ? <p className="whitespace-pre-line [overflow-wrap:anywhere]">{comment}</p> : null}
        <p className="mt-1">
          {ends_at === null ? t('endless') : t('until', { moment: formatDateTime(new Date(ends_at), new Date(), locale) })}
        </p>
      </InlineAlert>
      <PageMessages names={['auth', 'account']}>
        <BanAppeal appeal={appeal} />
      </PageMessages>
    </section>
  );
}
