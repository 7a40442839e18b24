'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import type { AdminInvoice } from '@/lib/contracts/money/invoices';
import { formatDate } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { useAdminInvoices, useInvoiceAction } from '../../queries/money';
import { AdminList } from '../admin-list';
import { AdminSearch } from '../admin-search';
import { useActionDialogs } from '../use-action-dialogs';
import { MoneyDialog } from './money-dialog';

const tones = { issued: 'warning', paid: 'ok', cancelled: 'neutral', credited: 'neutral' } as const;

/** Settles an open invoice, or credits an open or paid one. */
function InvoiceActs({ invoice }: { invoice: AdminInvoice }) {
  const [t, locale] = [useTranslations('admin.invoices'), useLocale()];
  const { mutateAsync } = useInvoiceAction();
  const { ask, dialogOf } = useActionDialogs<'settle' | 'credit'>((act) => t(`${act}_done`));
  const { id, number, state, amount, credited, buyer } = invoice;
  const propsOf = (act: 'settle' | 'credit', left: number) => ({
    name: `invoice ${act} ${id}`,
    title: t(`${act}_title`, { number }),
    description: `${buyer.name} · ${formatLari(left, locale)}`,
    ...dialogOf(act),
  });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {state === 'issued' ? (
        <Button variant="tonal" size="sm" aria-label={t('settle_named', { number })} onClick={() => ask('settle')}>
          {t('settle')}
        </Button>
      ) : null}
      <Button variant="danger-ghost" size="sm" aria-label={t('credit_named', { number })} onClick={() => ask('credit')}>
        {t('credit')}
      </Button>
      <MoneyDialog
        {...propsOf('settle', amount)}
        asks="code"
        act={({ code }, key) => mutateAsync({ url: `/invoices/${id}/settle`, key, code })}
      />
      <MoneyDialog
        {...propsOf('credit', amount - credited)}
        asks="credit"
        act={({ amount: part, reason, code }, key) =>
          mutateAsync({ url: `/invoices/${id}/credit`, data: { reason, ...(part ? { amount: part } : {}) }, key, code })
        }
      />
    </div>
  );
}

function InvoiceRow({ invoice, now }: { invoice: AdminInvoice; now: Date }) {
  const [t, locale] = [useTranslations('admin.invoices'), useLocale()];
  const { number, kind, state, amount, buyer, comment, credited, credited_number, issued_at, due_at, paid_at } = invoice;
  const day = (moment: string) => formatDate(new Date(moment), now, locale);
  const isInvoice = kind === 'invoice';
  const facts = [
    t('issued', { day: day(issued_at) }),
    isInvoice && paid_at === null ? t('due', { day: day(due_at) }) : null,
    paid_at === null ? null : t('paid_at', { day: day(paid_at) }),
    credited > 0 ? t('credited', { amount: formatLari(credited, locale) }) : null,
    credited_number === null ? null : t('credits', { number: credited_number }),
  ];
  return (
    <article className="rounded-card p-4 shadow-hairline">
      <h2 className="type-ui flex flex-wrap items-center gap-2">
        <span className="num">{number}</span>
        <Tag tone={isInvoice ? tones[state] : 'neutral'}>{isInvoice ? t(`states.${state}`) : t('note')}</Tag>
        <span className="num ml-auto">{formatLari(amount, locale)}</span>
      </h2>
      <p className="tabular-nums type-sm [overflow-wrap:anywhere]">
        {t('buyer', { name: buyer.name, code: buyer.code, id: String(buyer.id) })} · {buyer.email}
      </p>
      {comment ? <p className="type-sm text-ink-2 [overflow-wrap:anywhere]">{comment}</p> : null}
      <p className="tabular-nums type-xs mt-1 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      {isInvoice && (state === 'issued' || state === 'paid') ? <InvoiceActs invoice={invoice} /> : null}
    </article>
  );
}

/** The invoices of all companies: searched, settled and credited. */
export function InvoiceDesk() {
  const t = useTranslations('admin.invoices');
  return (
    <AdminList
      view="invoices"
      search={<AdminSearch label={t('search')} />}
      useItems={useAdminInvoices}
      row={(invoice, now) => <InvoiceRow invoice={invoice} now={now} />}
    />
  );
}
