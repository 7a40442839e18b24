'use client';

import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useLocale, useTranslations } from 'next-intl';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Tag } from '@/components/ui/display/tag';
import type { InventoryItem } from '@/lib/contracts/account/clients';
import { formatPrice } from '@/lib/format/money';
import { formatPhone, toE164 } from '@/lib/format/phone';

type Props = { item: InventoryItem; onEdit: () => void; onRemove: () => void };

/** What only the keeper of an entry sees. */
function Owner({ item }: { item: InventoryItem }) {
  const t = useTranslations('inventory');
  const { owner_name: name, owner_phone: phone, comment } = item;
  if (!name && !phone && !comment) return null;
  return (
    <div className="type-sm mt-3 border-t border-line pt-3">
      {name || phone ? (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-ink-2">{t('owner')}</span>
          {name ? <span>{name}</span> : null}
          {phone ? (
            <a href={`tel:${toE164(phone)}`} className="num rounded-sm underline">
              {formatPhone(phone)}
            </a>
          ) : null}
        </p>
      ) : null}
      {comment ? <p className="mt-1 whitespace-pre-line break-words text-ink-2">{comment}</p> : null}
    </div>
  );
}

/** One entry of the base: one's own with the owner, a colleague's without. */
export function InventoryRow({ item, onEdit, onRemove }: Props) {
  const t = useTranslations('inventory');
  const locale = useLocale();
  const words = useMarketLabels();
  const title = `${words.type(item.real_estate_type_id)}, ${words.deal(item.deal_type_id).toLocaleLowerCase(locale)}`;
  const place = [item.place?.display_names[locale], item.address].filter(Boolean).join(', ');
  const facts = [words.area(item.area), item.room_type_id === null ? null : words.rooms(item.room_type_id)].filter(Boolean);
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="type-ui flex flex-wrap items-center gap-2">
            {title}
            {item.is_own && item.shared ? <Tag tone="info">{t('shared')}</Tag> : null}
            {item.is_own ? null : <Tag tone="neutral">{t('added_by', { name: item.keeper_name })}</Tag>}
          </h2>
          <p className="type-sm text-ink-2">{place}</p>
          <p className="num type-sm mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="type-ui">
              {item.price === null ? t('no_price') : formatPrice(item.price, item.currency_id, locale)}
            </span>
            <span className="text-ink-2">{facts.join(' · ')}</span>
          </p>
        </div>
        {item.is_own ? (
          <div className="flex shrink-0">
            <IconButton label={t('edit_named', { title })} onClick={onEdit}>
              <PencilSimpleIcon aria-hidden="true" />
            </IconButton>
            <IconButton label={t('remove_named', { title })} onClick={onRemove}>
              <TrashIcon aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </div>
      <Owner item={item} />
    </article>
  );
}
