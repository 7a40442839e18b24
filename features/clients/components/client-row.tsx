'use client';

import { HandshakeIcon } from '@phosphor-icons/react/dist/ssr/Handshake';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Tag } from '@/components/ui/display/tag';
import type { Client } from '@/lib/contracts/account/clients';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { OfferDialog } from './offer-dialog';
import { useCriteriaLabels } from './use-criteria-labels';

/** One buyer of the visitor's. */
export function ClientRow({ client, onEdit, onRemove }: { client: Client; onEdit: () => void; onRemove: () => void }) {
  const t = useTranslations('clients');
  const { title, places, facts } = useCriteriaLabels()(client);
  const { name, phone, comment } = client;
  const [isOffering, setIsOffering] = useState(false);
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
        {facts.length > 0 ? <p className="num type-sm text-ink-2">{facts.join(' · ')}</p> : null}
        {comment ? <p className="type-sm mt-1 whitespace-pre-line break-words text-ink-2">{comment}</p> : null}
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        {/* Without a number there is nothing that an author could be given. */}
        {phone ? (
          <IconButton label={t('offer.open', { name })} onClick={() => setIsOffering(true)}>
            <HandshakeIcon aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton label={t('edit_named', { name })} onClick={onEdit}>
          <PencilSimpleIcon aria-hidden="true" />
        </IconButton>
        <IconButton label={t('remove_named', { name })} onClick={onRemove}>
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </div>
      {phone ? <OfferDialog client={client} isOpen={isOffering} onOpenChange={setIsOffering} /> : null}
    </article>
  );
}
