'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useServiceName } from '@/components/checkout/use-service-name';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import type { DeskPromoCode } from '@/lib/contracts/money/desk';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { useEndPromoCode, usePromoCodes } from '../../queries/prices';
import { AdminList } from '../admin-list';
import { ConfirmedButton } from '../confirmed-button';
import { PromoCodeDialog } from './promo-code-dialog';

const stateOf = ({ is_active, uses_count, uses_max, starts_at }: DeskPromoCode, now: Date) => {
  if (is_active) return 'active';
  if (uses_count >= uses_max) return 'used';
  return new Date(starts_at) > now ? 'planned' : 'ended';
};
const tones = { active: 'ok', planned: 'info', used: 'neutral', ended: 'neutral' } as const;

function PromoCodeRow({ promo, now }: { promo: DeskPromoCode; now: Date }) {
  const [t, locale] = [useTranslations('admin.promo_codes'), useLocale()];
  const serviceName = useServiceName();
  const end = useEndPromoCode();
  const { id, code, service_id, percent, amount, uses_count, uses_max, starts_at, ends_at } = promo;
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  const state = stateOf(promo, now);
  const facts = [
    service_id === null ? t('every_service') : serviceName(service_id),
    t('uses', { count: uses_count, max: uses_max }),
    t('from', { moment: moment(starts_at) }),
    ends_at === null ? t('endless') : t('until', { moment: moment(ends_at) }),
  ];
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-ui num font-semibold [overflow-wrap:anywhere]">{code}</h2>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        <span className="num type-ui ml-auto">
          {percent === null ? `−${formatLari(amount ?? 0, locale)}` : t('percent', { percent })}
        </span>
      </div>
      <p className="type-sm mt-1 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {state === 'active' || state === 'planned' ? (
        <div className="mt-2">
          {/* An ended code cannot be started again. */}
          <ConfirmedButton
            id={id}
            mutation={end}
            labels={{
              button: t('end'),
              name: t('end_named', { code }),
              title: t('end_title', { code }),
              text: t('end_text'),
              cancel: t('cancel'),
              pending: t('ending'),
              done: t('ended', { code }),
            }}
          />
        </div>
      ) : null}
    </article>
  );
}

/** Promo codes with how often each was used. */
export function PromoCodeList() {
  const t = useTranslations('admin.promo_codes');
  const toast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => new Date());
  return (
    <>
      <AdminList
        view="promo_codes"
        search={
          <Button icon={<PlusIcon aria-hidden="true" className="size-5" />} onClick={() => setIsOpen(true)}>
            {t('add')}
          </Button>
        }
        empty={{ title: t('empty_title'), text: t('empty_text') }}
        useItems={usePromoCodes}
        row={(promo, at) => <PromoCodeRow promo={promo} now={at} />}
      />
      <PromoCodeDialog
        now={now}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('added'));
        }}
      />
    </>
  );
}
