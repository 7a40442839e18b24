'use client';

import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useServiceName } from '@/components/checkout/use-service-name';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { useToast } from '@/components/ui/feedback/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { DeskPromoCode } from '@/lib/contracts/money/desk';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { useEndPromoCode, usePromoCodes } from '../../queries/prices';
import { AdminList } from '../admin-list';
import { PromoCodeDialog } from './promo-code-dialog';

/** Ends a code after a question: it cannot be begun again. */
function EndButton({ id, code }: Pick<DeskPromoCode, 'id' | 'code'>) {
  const t = useTranslations('admin.promo_codes');
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync, isPending } = useEndPromoCode();
  const [isAsked, setIsAsked] = useState(false);
  const end = async () => {
    await mutateAsync(id).then(() => toast.success(t('ended', { code })), showFailure);
    setIsAsked(false);
  };
  return (
    <>
      <Button variant="danger-ghost" size="sm" aria-label={t('end_named', { code })} onClick={() => setIsAsked(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t('end_title', { code })}
        text={t('end_text')}
        labels={{ cancel: t('cancel'), confirm: t('end'), loading: t('ending') }}
        onConfirm={() => void end()}
        isLoading={isPending}
      />
    </>
  );
}

const stateOf = ({ is_active, uses_count, uses_max, starts_at }: DeskPromoCode, now: Date) => {
  if (is_active) return 'active';
  if (uses_count >= uses_max) return 'used';
  return new Date(starts_at) > now ? 'planned' : 'ended';
};
const tones = { active: 'ok', planned: 'info', used: 'neutral', ended: 'neutral' } as const;

function PromoCodeRow({ promo, now }: { promo: DeskPromoCode; now: Date }) {
  const [t, locale] = [useTranslations('admin.promo_codes'), useLocale()];
  const serviceName = useServiceName();
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
          <EndButton id={id} code={code} />
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
