import { getTranslations } from 'next-intl/server';
import { Avatar } from '@/components/ui/display/avatar';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { accountKindOf } from '@/lib/routes/visitor-kind';

/** The kind of an account and its number, as one line. */
export async function formatAccountIdentity(user: SessionUser): Promise<string> {
  const t = await getTranslations('account');
  return t('identity', { kind: t(`kinds.${accountKindOf(user.type_id)}`), id: String(user.id) });
}

/** Whose account this is. */
export async function AccountIdentity({ user, textClassName }: { user: SessionUser; textClassName?: string }) {
  return (
    <>
      <Avatar name={user.name} size={48} {...(user.logo ? { src: user.logo } : {})} />
      <span className={textClassName}>
        <span className="type-ui block truncate font-semibold">{user.name}</span>
        <span className="type-xs block truncate text-ink-2">{await formatAccountIdentity(user)}</span>
      </span>
    </>
  );
}
