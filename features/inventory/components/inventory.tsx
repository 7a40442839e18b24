'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { CrudRowButtons } from '@/components/crud/crud-list';
import { CrudListPage } from '@/components/crud/crud-list-page';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import type { InventoryItem } from '@/lib/contracts/account/clients';
import { formatPrice, formatPricePeriod } from '@/lib/format/money';
import { formatPhone, toE164 } from '@/lib/format/phone';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { readListParams } from '@/lib/routes/list-params';
import { useDeleteInventoryItem, useInventory } from '../queries/inventory';
import { InventoryDialog } from './inventory-dialog';

type Props = { item: InventoryItem; onEdit: () => void; onRemove: () => void };

/** The owner; visible only to the visitor who added the item. */
function Owner({ item }: { item: InventoryItem }) {
  const t = useTranslations('inventory');
  const { owner_name: name, owner_phone: phone, comment } = item;
  if (!name && !phone && !comment) return null;
  return (
    <div className="type-sm mt-3 border-t border-line pt-3">
      {name || phone ? (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-ink-2">{t('owner')}</span>
          {name ? <UserText text={name} /> : null}
          {phone ? (
            <a href={`tel:${toE164(phone)}`} className="num rounded-sm underline">
              {formatPhone(phone)}
            </a>
          ) : null}
        </p>
      ) : null}
      {comment ? (
        <p className="mt-1 text-ink-2">
          <UserText text={comment} />
        </p>
      ) : null}
    </div>
  );
}

/** One item: an own one with the property's owner, a colleague's without. */
function InventoryRow({ item, onEdit, onRemove }: Props) {
  const t = useTranslations('inventory');
  const locale = useLocale();
  const labels = useMarketLabels();
  const title = `${labels.type(item.real_estate_type_id)}, ${labels.deal(item.deal_type_id).toLocaleLowerCase(locale)}`;
  const place = [item.place?.display_names[locale], item.address].filter(Boolean).join(', ');
  const facts = [labels.area(item.area), item.room_type_id === null ? null : labels.rooms(item.room_type_id)].filter(Boolean);
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="type-ui flex flex-wrap items-center gap-2">
            {title}
            {item.is_own && item.shared ? <Tag tone="info">{t('shared')}</Tag> : null}
            {item.is_own ? null : (
              <Tag tone="neutral">{t('added_by', { name: transliterateName(item.keeper_name ?? '', locale) })}</Tag>
            )}
          </h2>
          <p className="type-sm text-ink-2">{place}</p>
          <p className="num type-sm mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="type-ui">
              {item.price === null
                ? t('no_price')
                : formatPrice(item.price, item.currency_id, locale) + formatPricePeriod(item.deal_type_id, locale)}
            </span>
            <span className="text-ink-2">{facts.join(' · ')}</span>
          </p>
        </div>
        {item.is_own ? (
          <div className="flex shrink-0">
            <CrudRowButtons
              labels={{ edit: t('edit_named', { title }), remove: t('remove_named', { title }) }}
              onEdit={onEdit}
              onRemove={onRemove}
            />
          </div>
        ) : null}
      </div>
      <Owner item={item} />
    </article>
  );
}

/** The private inventory: search, items, pages, and the form that adds and changes them. */
export function Inventory() {
  const t = useTranslations('inventory');
  const listing = readListParams(useSearchParams());
  return (
    <CrudListPage
      name="inventory"
      t={t}
      listing={listing}
      query={useInventory(listing)}
      dialog={InventoryDialog}
      deleteTitle={() => t('delete_confirmation.title')}
      remove={useDeleteInventoryItem()}
      row={(item, actions) => <InventoryRow item={item} {...actions} />}
    />
  );
}
