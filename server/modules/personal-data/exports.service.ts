import { makeZip } from 'client-zip';
import { exportTermDays, type OwnData } from '@/lib/contracts/account/personal-data';
import type { Proof } from '@/lib/contracts/account/proof';
import { dayMs } from '@/lib/domain/time/duration';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { DataCipher } from '../../ports/data-cipher';
import type { Identity } from '../../ports/identity';
import type { StoragePort } from '../../ports/storage';
import type { ProofsService } from '../auth/proofs.service';
import { openPersonalNumber } from '../mortgage/personal-number';
import { baseNamesOf } from '../uploads/uploads.service';
import { findAccount } from '../users/users.find';
import type { UsersRepository } from '../users/users.repository';
import type { ExportRow, ExportsRepository } from './exports.repository';
import type { DataNotices } from './personal-data.notices';
import type { ExportFiles } from './personal-data.table';

export type ExportsParts = {
  users: UsersRepository;
  exports: ExportsRepository;
  proofs: ProofsService;
  cipher: DataCipher;
  storage: StoragePort;
  notices: DataNotices;
  limiter: RateLimiter;
  clock: Clock;
  show: (identity: Identity) => Promise<OwnData>;
};
export type ExportsService = ReturnType<typeof createExportsService>;

const exportLimit = { countMax: 3, windowSeconds: 86_400 };
const batchSize = 5;
const purposeOf = (userId: number): string => `data export ${userId}`;
const extensionOf = (storageName: string): string => storageName.split('.').at(-1) ?? '';

/** Archives of everything that the site stores about a person: a JSON file for each kind, and the photos and documents. */
export function createExportsService(parts: ExportsParts) {
  const { users, exports, proofs, cipher, storage, notices, limiter, clock, show } = parts;

  /** Stored files by their names in the archive. */
  const storedFilesOf = async (userId: number): Promise<Record<string, string>> => {
    const { logo, statements } = await exports.picturesOf(userId);
    const photos = statements.flatMap(({ id, images }) =>
      baseNamesOf(images).map((name, index) => [`photos/${id}/${index + 1}.webp`, `${name}.webp`]),
    );
    const logos = baseNamesOf(logo === null ? [] : [{ large: logo }]).map((name) => ['photos/logo.webp', `${name}.webp`]);
    const documents = (await exports.documentsOf(userId)).map(({ folder, id, storageName }) => [
      `documents/${folder}/${id}.${extensionOf(storageName)}`,
      storageName,
    ]);
    return Object.fromEntries([...logos, ...photos, ...documents]);
  };

  const filesOf = async (userId: number): Promise<ExportFiles> => {
    const files = await exports.rowsOf(userId);
    const loans = (files['loan-requests'] ?? []) as { personalNumber: string }[];
    return {
      ...files,
      'loan-requests': loans.map((row) => ({ ...row, personalNumber: openPersonalNumber(cipher, row.personalNumber) })),
    };
  };

  const prepare = async ({ id, userId }: ExportRow): Promise<boolean> => {
    const sealed = cipher.seal(purposeOf(userId), JSON.stringify(await filesOf(userId)));
    const expiresAt = new Date(clock().getTime() + exportTermDays * dayMs);
    if (!(await exports.finish(id, sealed, await storedFilesOf(userId), expiresAt))) return false;
    const user = await users.findById(userId);
    if (user) notices.sendExportReady(user, expiresAt, clock());
    return true;
  };

  /** One file after another, so that memory contains a single photo however many there are. */
  async function* entriesOf(files: ExportFiles, storedFiles: Record<string, string>) {
    for (const [name, rows] of Object.entries(files)) yield { name: `${name}.json`, input: JSON.stringify(rows, null, 2) };
    for (const [name, storageName] of Object.entries(storedFiles)) {
      const bytes = await storage.get(storageName);
      if (bytes !== null) yield { name, input: bytes };
    }
  }

  return {
    /** Asks for an archive; a job makes it. @throws ApiError 422 on the proof, 429 after three in a day */
    request: async (identity: Identity, proof: Proof): Promise<OwnData> => {
      const user = await findAccount(users, identity);
      await proofs.check(identity, user, proof);
      await limiter.take(`user ${user.id}`, exportLimit);
      await exports.add(user.id, clock());
      return show(identity);
    },

    /**
     * Returns an archive, once.
     * @returns the zip, read while it is sent
     * @throws ApiError 404 for one that is taken, too old, or somebody else's
     */
    take: async ({ userId }: Identity, id: string): Promise<ReadableStream<Uint8Array>> => {
      const archive = await exports.take(id, userId, clock());
      if (archive?.files == null) throw notFound();
      const files: ExportFiles = JSON.parse(cipher.open(purposeOf(userId), archive.files));
      return makeZip(entriesOf(files, archive.storedFiles));
    },

    /** Makes the archives that people wait for, and deletes those whose time is over. */
    run: async (): Promise<{ prepared: number; purged: number }> => {
      const purged = await exports.purge(clock());
      let prepared = 0;
      for (const row of await exports.waiting(batchSize)) if (await prepare(row)) prepared += 1;
      return { prepared, purged };
    },
  };
}
