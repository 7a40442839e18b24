import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import type { Clock } from '../../ports/clock';
import type { StoragePort } from '../../ports/storage';
import { photoNamePrefix } from '../publishing/photos.files';
import { baseNamesOf } from '../uploads/uploads.service';
import { giveUpBalance } from '../wallet/wallet.postings';
import type { Pictures } from './exports.repository';
import type { DataNotices } from './personal-data.notices';

export type ErasureParts = {
  repositories: Pick<Repositories, 'deletions' | 'dataExports' | 'users'>;
  atomically: UnitOfWork;
  storage: StoragePort;
  notices: DataNotices;
  clock: Clock;
};
export type ErasureService = ReturnType<typeof createErasureService>;

const batchSize = 20;
const sizes = ['', '-thumb', '-blur'];

/** Stored files of a person's pictures. A picture of another statement, which a row may show too, is not theirs. */
const pictureFiles = ({ logo, statements }: Pictures): string[] => [
  ...baseNamesOf(logo === null ? [] : [{ large: logo }]).map((name) => `${name}.webp`),
  ...statements.flatMap(({ id, images }) =>
    baseNamesOf(images)
      .filter((name) => name.startsWith(photoNamePrefix(id)))
      .flatMap((name) => sizes.map((size) => `${name}${size}.webp`)),
  ),
];

/** Ends the accounts whose time is over. */
export function createErasureService({ repositories, atomically, storage, notices, clock }: ErasureParts) {
  const { deletions, dataExports, users } = repositories;

  const erase = async (userId: number): Promise<boolean> => {
    const [user, pictures, documents] = [
      await users.findById(userId),
      await dataExports.picturesOf(userId),
      await dataExports.documentsOf(userId),
    ];
    const isErased = await atomically(async (inside) => {
      const now = clock();
      if (!(await inside.erasure.erase(userId, now))) return false;
      await giveUpBalance(inside.wallet, userId, now);
      return true;
    });
    if (!isErased) return false;
    // A run that is interrupted here leaves files that no row names; the sweeps of each kind remove those.
    await storage.remove([...pictureFiles(pictures), ...documents.map(({ storageName }) => storageName)]);
    if (user) notices.sendDeleted(user);
    return true;
  };

  return {
    /** @returns how many accounts ended */
    run: async (): Promise<{ erased: number }> => {
      let erased = 0;
      for (const userId of await deletions.due(clock(), batchSize)) if (await erase(userId)) erased += 1;
      return { erased };
    },
  };
}
