import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { perLocale } from '@/lib/contracts/locales';
import type { Executor } from '../../db/client';
import { callRequests } from '../call-requests/call-requests.table';
import { buyerRequests } from '../clients/clients.table';
import { companyLeads } from '../companies/companies.table';
import { loanRequests } from '../mortgage/mortgage.table';
import { notifications } from '../notifications/notifications.table';
import { indexStatements } from '../search/rows/search.rows.repository';
import { leadMarks } from '../staff/lead-marks.table';
import { statements } from '../statements/statements.table';
import { deleteTranslations } from '../translations/translations.repository';
import { users } from '../users/users.table';
import { personalDataRules } from './personal-data.query';
import { accountDeletions } from './personal-data.table';

/** The tables of each kind of leads, whose notes of the staff go with them. */
const leads = [
  { kind: 'calls', table: callRequests },
  { kind: 'loans', table: loanRequests },
  { kind: 'companies', table: companyLeads },
  { kind: 'buyers', table: buyerRequests },
] as const;

const emptyStatement: Partial<typeof statements.$inferInsert> = {
  state: 'deleted',
  phone: null,
  ownerName: null,
  streetNumber: null,
  addressText: null,
  latitude: null,
  longitude: null,
  cadastralCode: null,
  tourUrl: null,
  youtubeLink: null,
  comment: perLocale(() => ''),
  images: [],
};

const emptyUser = {
  typeId: 1,
  name: '',
  slug: null,
  email: null,
  emailVerified: false,
  pendingEmail: null,
  phone: null,
  loginPhone: null,
  logo: null,
  legalName: null,
  identificationCode: null,
  agencyId: null,
  isPremierAgent: false,
  languages: [],
  about: '',
  mutedMailTypes: [],
};

/** Ends accounts: what may go is deleted, and what has to stay names nobody. */
export function createErasureRepository(executor: Executor) {
  /** Messages stay with whom they were sent to, without the sender's name and number. */
  const emptySender = async (userId: number): Promise<void> => {
    const names = sql`(select jsonb_object_agg(name, '—') from jsonb_object_keys(${notifications.parameters}) name
      where name like '%\\_name' or name like '%\\_phone')`;
    await executor
      .update(notifications)
      .set({
        senderId: null,
        senderName: null,
        senderPhone: null,
        parameters: sql`${notifications.parameters} || coalesce(${names}, '{}')`,
      })
      .where(eq(notifications.senderId, userId));
  };

  const deleteLeadMarks = async (userId: number): Promise<void> => {
    for (const { kind, table } of leads) {
      const ids = executor.select({ id: table.id }).from(table).where(eq(table.userId, userId));
      await executor.delete(leadMarks).where(and(eq(leadMarks.kind, kind), inArray(leadMarks.leadId, ids)));
    }
  };

  const endStatements = async (userId: number): Promise<void> => {
    const version = sql`${statements.version} + 1`;
    const ended = await executor
      .update(statements)
      .set({ ...emptyStatement, version })
      .where(eq(statements.userId, userId))
      .returning({ id: statements.id });
    const ids = ended.map(({ id }) => id);
    await indexStatements(executor, ids);
    await deleteTranslations(executor, ids);
  };

  return {
    /**
     * Ends an account whose deletion is due; call it in a transaction.
     * @returns false when the deletion has been undone
     */
    erase: async (userId: number, now: Date): Promise<boolean> => {
      const [due] = await executor.select().from(accountDeletions).where(eq(accountDeletions.userId, userId)).for('update');
      if (!due || due.dueAt > now) return false;
      await emptySender(userId);
      await deleteLeadMarks(userId);
      await endStatements(userId);
      for (const { table, column, end } of personalDataRules) {
        if (end === 'keep' || end === 'apart') continue;
        if (end === 'delete') {
          await executor.delete(table).where(eq(column, userId));
          continue;
        }
        const [name = ''] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? [];
        await executor
          .update(table)
          .set(end === 'detach' ? { [name]: null } : end.empty)
          .where(eq(column, userId));
      }
      await executor
        .update(users)
        .set({ ...emptyUser, updatedAt: now, deletedAt: now })
        .where(eq(users.id, userId));
      return true;
    },
  };
}
