import { and, asc, desc, eq, getTableColumns, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { chatFiles, chatMessages, chatThreads } from '../chat/chat.table';
import { companyDocuments } from '../companies/companies.table';
import { orderFiles } from '../orders/orders.table';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { personalDataRules } from './personal-data.query';
import { dataExports, type ExportFiles } from './personal-data.table';

export type ExportRow = typeof dataExports.$inferSelect;
export type ExportsRepository = ReturnType<typeof createExportsRepository>;

/** Names of stored documents, which are read through what they belong to. */
export type StoredDocument = { folder: 'orders' | 'company' | 'chat'; id: number; name: string; storageName: string };
export type Pictures = { logo: string | null; statements: { id: number; images: { large: string }[] }[] };

const omit = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Archives of personal data, and what goes into them. */
export function createExportsRepository(executor: Executor) {
  const threadsOf = (userId: number) =>
    executor.select({ id: chatThreads.id }).from(chatThreads).where(eq(chatThreads.userId, userId));

  return {
    /** The newest archive of a person. */
    newest: async (userId: number): Promise<ExportRow | undefined> =>
      (
        await executor
          .select()
          .from(dataExports)
          .where(eq(dataExports.userId, userId))
          .orderBy(desc(dataExports.requestedAt))
          .limit(1)
      )[0],

    /** Requests an archive, replacing earlier ones. */
    add: async (userId: number, now: Date): Promise<void> => {
      await executor.delete(dataExports).where(eq(dataExports.userId, userId));
      await executor.insert(dataExports).values({ userId, requestedAt: now });
    },

    waiting: (limit: number): Promise<ExportRow[]> =>
      executor
        .select()
        .from(dataExports)
        .where(eq(dataExports.state, 'waiting'))
        .orderBy(asc(dataExports.requestedAt))
        .limit(limit),

    /** @returns false when a newer archive has been requested, or another process was faster */
    finish: async (id: string, files: string, storedFiles: Record<string, string>, expiresAt: Date): Promise<boolean> => {
      const isWaiting = and(eq(dataExports.id, id), eq(dataExports.state, 'waiting'));
      const ready = { state: 'ready', files, storedFiles, expiresAt } as const;
      return (await executor.update(dataExports).set(ready).where(isWaiting).returning({ id: dataExports.id })).length > 0;
    },

    /** Takes an archive for its one download. @returns undefined for one that is taken, too old, or somebody else's */
    take: async (id: string, userId: number, now: Date): Promise<ExportRow | undefined> => {
      const isOwn = and(eq(dataExports.id, id), eq(dataExports.userId, userId));
      const [ready] = await executor
        .select()
        .from(dataExports)
        .where(and(isOwn, eq(dataExports.state, 'ready'), gt(dataExports.expiresAt, now)));
      if (!ready) return undefined;
      const taken = await executor
        .update(dataExports)
        .set({ state: 'taken', files: null, storedFiles: {} })
        .where(and(isOwn, eq(dataExports.state, 'ready')))
        .returning({ id: dataExports.id });
      return taken.length > 0 ? ready : undefined;
    },

    purge: async (now: Date): Promise<number> =>
      (await executor.delete(dataExports).where(lte(dataExports.expiresAt, now)).returning({ id: dataExports.id })).length,

    /** Everything that the rules put into an archive, by its file. */
    rowsOf: async (userId: number): Promise<ExportFiles> => {
      const files: ExportFiles = {};
      for (const { table, column, file, hidden = [] } of personalDataRules) {
        if (file === undefined) continue;
        const rows: Record<string, unknown>[] = await executor
          .select(getTableColumns(table))
          .from(table)
          .where(eq(column, userId));
        files[file] = rows.map((row) => omit(row, hidden));
      }
      files['chat-messages'] = await executor
        .select({
          author: chatMessages.author,
          text: chatMessages.text,
          createdAt: chatMessages.createdAt,
          threadId: chatMessages.threadId,
        })
        .from(chatMessages)
        .where(inArray(chatMessages.threadId, threadsOf(userId)))
        .orderBy(asc(chatMessages.id));
      return files;
    },

    picturesOf: async (userId: number): Promise<Pictures> => {
      const [user] = await executor.select({ logo: users.logo }).from(users).where(eq(users.id, userId));
      const rows = await executor
        .select({ id: statements.id, images: statements.images })
        .from(statements)
        .where(eq(statements.userId, userId));
      return { logo: user?.logo ?? null, statements: rows };
    },

    documentsOf: async (userId: number): Promise<StoredDocument[]> => {
      const columns = <T extends typeof orderFiles | typeof companyDocuments | typeof chatFiles>(table: T) => ({
        id: table.id,
        name: table.name,
        storageName: table.storageName,
      });
      const ofOrders = await executor.select(columns(orderFiles)).from(orderFiles).where(eq(orderFiles.userId, userId));
      const ofCompany = await executor
        .select(columns(companyDocuments))
        .from(companyDocuments)
        .where(eq(companyDocuments.userId, userId));
      const ofChat = await executor
        .select(columns(chatFiles))
        .from(chatFiles)
        .where(inArray(chatFiles.threadId, threadsOf(userId)));
      return [
        ...ofOrders.map((row) => ({ folder: 'orders' as const, ...row })),
        ...ofCompany.map((row) => ({ folder: 'company' as const, ...row })),
        ...ofChat.map((row) => ({ folder: 'chat' as const, ...row })),
      ];
    },
  };
}
