import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { companyDocuments } from './companies.table';

export type DocumentRow = typeof companyDocuments.$inferSelect;

/** Documents of companies' applications. */
export function createCompanyDocumentsRepository(executor: Executor) {
  return {
    addDocument: async (row: Omit<DocumentRow, 'id' | 'applicationId'>): Promise<DocumentRow> => {
      const [added] = await executor.insert(companyDocuments).values(row).returning();
      if (!added) throw new Error('The document was not stored.');
      return added;
    },

    countUnattached: async (userId: number): Promise<number> => {
      const isWaiting = and(eq(companyDocuments.userId, userId), isNull(companyDocuments.applicationId));
      return (await executor.select({ total: count() }).from(companyDocuments).where(isWaiting))[0]?.total ?? 0;
    },

    /** Attaches unused documents to an application. @returns how many were the applicant's own and free */
    attach: async (userId: number, ids: number[], applicationId: number): Promise<number> => {
      const isOwn = and(eq(companyDocuments.userId, userId), isNull(companyDocuments.applicationId));
      const rows = await executor
        .update(companyDocuments)
        .set({ applicationId })
        .where(and(isOwn, inArray(companyDocuments.id, ids)))
        .returning({ id: companyDocuments.id });
      return rows.length;
    },

    documents: async (applicationIds: number[]): Promise<DocumentRow[]> =>
      applicationIds.length === 0
        ? []
        : executor
            .select()
            .from(companyDocuments)
            .where(inArray(companyDocuments.applicationId, applicationIds))
            .orderBy(asc(companyDocuments.id)),

    findDocument: async (applicationId: number, id: number): Promise<DocumentRow | undefined> =>
      (
        await executor
          .select()
          .from(companyDocuments)
          .where(and(eq(companyDocuments.applicationId, applicationId), eq(companyDocuments.id, id)))
      )[0],

    /** Deletes the documents that belong to no application and came before a moment. @returns the names of their files */
    removeUnattached: async (before: Date): Promise<string[]> => {
      const isOld = and(isNull(companyDocuments.applicationId), lte(companyDocuments.createdAt, before));
      const rows = await executor.delete(companyDocuments).where(isOld).returning({ name: companyDocuments.storageName });
      return rows.map(({ name }) => name);
    },

    /** Those of the stored names that a document has. */
    namesInUse: async (names: string[]): Promise<Set<string>> => {
      const isNamed = inArray(companyDocuments.storageName, names);
      const rows = await executor.select({ name: companyDocuments.storageName }).from(companyDocuments).where(isNamed);
      return new Set(rows.map(({ name }) => name));
    },
  };
}
