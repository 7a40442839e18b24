'use client';

import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudRowButtons } from '@/components/crud/crud-list';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import type { Client } from '@/lib/contracts/account/clients';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { usePendingIntent } from '@/lib/stores/pending-intent';
import { offerFormName } from '../domain/offer';
import { OfferDialog } from './offer-dialog';
import { useCriteriaLabels } from './use-criteria-labels';

/** One of the visitor's buyers. */
export function ClientRow({ client, onEdit, onRemove }: { client: Client; onEdit: () => void; onRemove: () => void }) {
  const t = useTranslations('clients');
  const { title, places, facts } = useCriteriaLabels()(client);
  const { phone, comment } = client;
  const name = transliterateName(client.name, useLocale());
  const [isOffering, setIsOffering] = useState(false);
  usePendingIntent(offerFormName(client.id), () => setIsOffering(true));
  return (
    <article className="flex items-start gap-3 rounded-card p-4 shadow-hairline">
      <div className="min-w-0 flex-1">
        <h2 className="type-ui flex flex-wrap items-center gap-2">
          {name}
          <Tag tone="info">{t('buyer')}</Tag>
        </h2>
        {phone ? (
          <a href={`tel:${toE164(phone)}`} className="num type-sm rounded-sm underline">
            {formatPhone(phone)}
          </a>
        ) : null}
        <p className="type-sm mt-1">{[title, places].filter(Boolean).join(' · ')}</p>
        {facts.length > 0 ? <p className="num type-sm text-ink-2 max-[339px]:whitespace-normal">{facts.join(' · ')}</p> : null}
        {comment ? (
          <p className="type-sm mt-1 text-ink-2">
            <UserText text={comment} />
          </p>
        ) : null}
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        {/* Without a phone there is no contact to offer. */}
        {phone ? (
          <IconButton label={t('offer.open', { name })} onClick={() => setIsOffering(true)}>
            <HandshakeIcon aria-hidden="true" />
          </IconButton>
        ) : null}
        <CrudRowButtons
          labels={{ edit: t('edit_named', { name }), remove: t('remove_named', { name }) }}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </div>
      {phone ? <OfferDialog client={client} isOpen={isOffering} onOpenChange={setIsOffering} /> : null}
    </article>
  );
}
