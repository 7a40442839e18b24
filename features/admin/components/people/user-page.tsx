'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useServiceName } from '@/components/checkout/use-service-name';
import { useFailureToast } from '@/components/crud/crud-toasts';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { useToast } from '@/components/ui/feedback/toast';
import { Link } from '@/components/ui/navigation/link';
import type { StaffUserDetail } from '@/lib/contracts/staff/bans';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { formatPhone } from '@/lib/format/phone';
import { localePath } from '@/lib/routes/locale-path';
import { accountKindOf } from '@/lib/routes/visitor-kind';
import { useBanAction, useStaffUser } from '../../queries/people';
import { AdminPage } from '../admin-page';
import { useStaffRole } from '../staff-role';
import { BanDialog } from './ban-dialog';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card p-4 shadow-hairline">
      <h3 className="type-ui mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** One line for each item, or a note that there is none. */
function Lines({ rows }: { rows: { id: number; facts: (string | null)[]; href?: string }[] }) {
  const t = useTranslations('admin.users');
  if (rows.length === 0) return <p className="type-sm text-ink-2">{t('none')}</p>;
  return (
    <ul className="type-sm flex flex-col gap-1 [overflow-wrap:anywhere]">
      {rows.map(({ id, facts, href }) => (
        <li key={id}>
          {href ? (
            <Link href={href} className="text-link hover:underline">
              {facts.filter(Boolean).join(' · ')}
            </Link>
          ) : (
            facts.filter(Boolean).join(' · ')
          )}
        </li>
      ))}
    </ul>
  );
}

function BanActs({ user, now }: { user: StaffUserDetail; now: Date }) {
  const t = useTranslations('admin.users');
  const toast = useToast();
  const showFailure = useFailureToast();
  const role = useStaffRole();
  const { mutateAsync, isPending } = useBanAction(user.id);
  const [isOpen, setIsOpen] = useState(false);
  if (role === 'support' || user.staff_role !== null) return null;
  const lift = () => mutateAsync({ act: 'unban' }).then(() => toast.success(t('lifted')), showFailure);
  return (
    <>
      {user.is_banned ? (
        <Button variant="tonal" size="sm" isLoading={isPending} onClick={() => void lift()}>
          {t('lift')}
        </Button>
      ) : (
        <Button variant="danger-ghost" size="sm" onClick={() => setIsOpen(true)}>
          {t('ban')}
        </Button>
      )}
      <BanDialog
        user={user}
        now={now}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onDone={() => {
          setIsOpen(false);
          toast.success(t('ban_done'));
        }}
      />
    </>
  );
}

function Bans({ bans, now }: { bans: StaffUserDetail['bans']; now: Date }) {
  const [t, reasons, locale] = [useTranslations('admin.users'), useTranslations('account.ban.reasons'), useLocale()];
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  return (
    <Lines
      rows={bans.map(({ id, reason, comment, created_at, created_by, ends_at, lifted_at, appeal, is_active }) => ({
        id,
        facts: [
          moment(created_at),
          reasons(reason),
          comment,
          created_by.name,
          ends_at === null ? t('endless') : t('until', { moment: moment(ends_at) }),
          lifted_at === null ? null : t('lifted_at', { moment: moment(lifted_at) }),
          is_active ? t('in_force') : null,
          appeal === null ? null : t('appealed', { text: appeal.text }),
        ],
      }))}
    />
  );
}

function Shown({ user }: { user: StaffUserDetail }) {
  const [t, kinds, locale] = [useTranslations('admin.users'), useTranslations('account.kinds'), useLocale()];
  const [states, orderStates] = [useTranslations('own_statements.states'), useTranslations('orders.states')];
  const role = useStaffRole();
  const serviceName = useServiceName();
  const [now] = useState(() => new Date());
  const moment = (at: string) => formatDateTime(new Date(at), now, locale);
  const { id, name, legal_name, type_id, email, phone, is_banned, staff_role, created_at, statement_counts } = user;
  const stateName = (state: string) => (states.has(state as 'active') ? states(state as 'active') : state);
  const orderState = (state: string) => (orderStates.has(state as 'paid') ? orderStates(state as 'paid') : state);
  const facts = [kinds(accountKindOf(type_id)), `ID ${id}`, phone && formatPhone(phone), email, staff_role, moment(created_at)];
  const counts = Object.entries(statement_counts).map(([state, count]) => `${stateName(state)}: ${count}`);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-h3">
          <UserText text={legal_name ?? name} />
        </h2>
        {is_banned ? <Tag tone="error">{t('banned')}</Tag> : null}
        <span className="ml-auto">
          <BanActs user={user} now={now} />
        </span>
      </div>
      <p className="type-sm text-ink-2 [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
      {user.bans.length > 0 ? (
        <Part title={t('bans')}>
          <Bans bans={user.bans} now={now} />
        </Part>
      ) : null}
      <Part title={t('statements')}>
        {counts.length > 0 ? <p className="type-sm mb-2 text-ink-2">{counts.join(' · ')}</p> : null}
        <Lines
          rows={user.statements.map((row) => ({
            id: row.id,
            facts: [`ID ${row.id}`, stateName(row.state), moment(row.created_at)],
            ...(row.state === 'active' ? { href: localePath(locale, `/statements/${row.id}`) } : {}),
          }))}
        />
      </Part>
      <Part title={t('orders')}>
        <Lines
          rows={user.orders.map((row) => ({
            id: row.id,
            facts: [
              `S-${row.id}`,
              serviceName(row.service_id),
              orderState(row.state),
              formatLari(row.amount, locale),
              moment(row.created_at),
            ],
            ...(role === 'moderator' ? {} : { href: localePath(locale, `/admin/orders?order=${row.id}`) }),
          }))}
        />
      </Part>
      <Part title={t('sessions')}>
        <Lines
          rows={user.sessions.map((row) => ({
            id: row.id,
            facts: [row.device, row.address, t('seen', { moment: moment(row.seen_at) })],
          }))}
        />
      </Part>
    </div>
  );
}

/** One account with its records, and its bans. */
export function UserPage({ id }: { id: number }) {
  const [t, common] = [useTranslations('admin.users'), useTranslations('common')];
  return (
    <AdminPage view="users">
      <QueryBoundary query={useStaffUser(id)} failedText={t('failed')} retryLabel={common('retry')}>
        {(user) => <Shown user={user} />}
      </QueryBoundary>
    </AdminPage>
  );
}
