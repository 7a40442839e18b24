'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import { UserText } from '@/components/ui/display/user-text';
import { Link } from '@/components/ui/navigation/link';
import type { StaffUser } from '@/lib/contracts/staff/bans';
import { formatDate } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { localePath } from '@/lib/routes/locale-path';
import { accountKindOf } from '@/lib/routes/visitor-kind';
import { useStaffUsers } from '../../queries/people';
import { AdminList } from '../admin-list';
import { AdminSearch } from '../admin-search';

function UserRow({ user, now }: { user: StaffUser; now: Date }) {
  const [t, locale] = [useTranslations('admin.users'), useLocale()];
  const kinds = useTranslations('account.kinds');
  const { id, name, legal_name, type_id, email, phone, is_banned, created_at } = user;
  const facts = [
    kinds(accountKindOf(type_id)),
    `ID ${id}`,
    phone && formatPhone(phone),
    email,
    t('since', { day: formatDate(new Date(created_at), now, locale) }),
  ];
  return (
    <article className="relative rounded-card p-4 shadow-hairline transition hover:bg-tuff-50">
      <h2 className="type-ui flex flex-wrap items-center gap-2 [overflow-wrap:anywhere]">
        <Link href={localePath(locale, `/admin/users/${id}`)} className="stretched">
          <UserText text={legal_name ?? name} />
        </Link>
        {is_banned ? <Tag tone="error">{t('banned')}</Tag> : null}
      </h2>
      <p className="type-sm text-ink-2 [overflow-wrap:anywhere]">{facts.filter(Boolean).join(' · ')}</p>
    </article>
  );
}

/** All accounts, found by a phone, an e-mail, a name or an id. */
export function UserList() {
  const t = useTranslations('admin.users');
  return (
    <AdminList
      view="users"
      search={<AdminSearch label={t('search')} />}
      empty={{ title: t('empty_title'), text: t('empty_text') }}
      useItems={useStaffUsers}
      row={(user, now) => <UserRow user={user} now={now} />}
    />
  );
}
