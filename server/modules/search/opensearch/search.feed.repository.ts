import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import type { OpenDatabase } from '../../../db/open';
import { markSent, readDocuments, readDocumentsAfter, readUnsent } from './search.documents.repository';
import type { IndexWriter } from './search.writer';

const linesAtOnce = 1000;
const rowsAtOnce = 2000;
/** Versions of a filled index are below every change: what a change has written meanwhile stays. */
const filledVersion = 1;
/** Any number; one process at a time fills an index. */
const rebuildLock = 716_151_037;

/** What brings changes from the outbox to the cluster: at least once, and whatever order they come in, each statement ends with its last one. */
export type RemoteFeed = {
  /** Sends what was committed before the call. @returns the number of changes */
  send(): Promise<number>;
  /** Fills a new index beside the present one, which answers and is written to meanwhile, and switches to it. */
  rebuild(): Promise<void>;
  /** Fills the first index, or a new one if all rows were written since. */
  rebuildIfNeeded(): Promise<void>;
};

async function fill(db: Db, writer: IndexWriter, name: string): Promise<void> {
  let after = 0;
  let writing = Promise.resolve();
  for (;;) {
    const documents = await readDocumentsAfter(db, after, rowsAtOnce);
    // One batch is read while another is written.
    await writing;
    const last = documents.at(-1);
    if (!last) return;
    after = last.id;
    writing = writer.write(
      [name],
      documents.map((document) => ({ id: document.id, version: filledVersion, document })),
    );
  }
}

export function createRemoteFeed(database: OpenDatabase, writer: IndexWriter, alias: string): RemoteFeed {
  const { db } = database;

  const sendOnce = async (): Promise<{ count: number; isAll: boolean }> => {
    const lines = await readUnsent(db, linesAtOnce);
    const versions = new Map(lines.flatMap(({ id, statementId }) => (statementId === null ? [] : [[statementId, id] as const])));
    // An index that is made from here on is filled with what these lines say.
    const names = await writer.list();
    const documents = new Map((await readDocuments(db, [...versions.keys()])).map((document) => [document.id, document]));
    await writer.write(
      names,
      [...versions].map(([id, version]) => ({ id, version, document: documents.get(id) ?? null })),
    );
    const sent = lines.filter(({ statementId }) => statementId !== null).map(({ id }) => id);
    await markSent(db, sent);
    return { count: sent.length, isAll: lines.length < linesAtOnce || sent.length === 0 };
  };

  const rebuildAlone = async (): Promise<void> => {
    const marks = (await readUnsent(db, linesAtOnce)).filter(({ statementId }) => statementId === null).map(({ id }) => id);
    const present = await writer.current();
    await writer.remove((await writer.list()).filter((name) => name !== present));
    const name = `${alias}-${Date.now().toString(36)}`;
    await writer.create(name);
    await fill(db, writer, name);
    await writer.switchTo(name);
    await markSent(db, marks);
  };

  const alone = (work: () => Promise<void>): Promise<void> =>
    database.withoutTimeouts(async (locking) => {
      await locking.execute(sql`select pg_advisory_lock(${rebuildLock})`);
      try {
        await work();
      } finally {
        await locking.execute(sql`select pg_advisory_unlock(${rebuildLock})`);
      }
    });

  const isNeeded = async (): Promise<boolean> =>
    (await writer.current()) === null || (await readUnsent(db, linesAtOnce)).some(({ statementId }) => statementId === null);

  return {
    send: async () => {
      let total = 0;
      for (;;) {
        const { count, isAll } = await sendOnce();
        total += count;
        if (isAll) return total;
      }
    },
    rebuild: () => alone(rebuildAlone),
    rebuildIfNeeded: async () => {
      if (!(await isNeeded())) return;
      await alone(async () => {
        // Another process may have done it while this one waited.
        if (await isNeeded()) await rebuildAlone();
      });
    },
  };
}
