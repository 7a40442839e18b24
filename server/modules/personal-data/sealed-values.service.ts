import type { DataCipher } from '../../ports/data-cipher';
import { openPersonalNumber, sealPersonalNumber } from '../mortgage/personal-number';
import { openSecret, sealSecret } from '../staff/sealed-secret';
import type { SealedKind, SealedValue, SealedValuesRepository } from './sealed-values.repository';

type SealedValuesParts = {
  sealed: SealedValuesRepository;
  cipher: DataCipher;
  /** The key of the database that an older version encrypted secrets of authenticators with. */
  readOlderKey: () => Promise<string>;
};

const sealedKinds: readonly SealedKind[] = ['loan request', 'staff totp'];
const batchSize = 500;

/** Values of the database that are encrypted with the data key. */
export function createSealedValuesService({ sealed, cipher, readOlderKey }: SealedValuesParts) {
  const sealAgain = async (kind: SealedKind, { id, stored }: SealedValue): Promise<string> =>
    kind === 'loan request'
      ? sealPersonalNumber(cipher, openPersonalNumber(cipher, stored))
      : sealSecret(cipher, id, await openSecret(cipher, id, stored, readOlderKey));

  const sealKind = async (kind: SealedKind, prefix: string): Promise<number> => {
    let [total, afterId] = [0, 0];
    for (;;) {
      const values = await sealed.pageWithout(kind, prefix, afterId, batchSize);
      for (const value of values) {
        total += await sealed.replace(kind, value, await sealAgain(kind, value));
        afterId = value.id;
      }
      if (values.length < batchSize) return total;
    }
  };

  return {
    /**
     * Encrypts with the current key what is in the clear or under another key. It may be interrupted and run again.
     * @returns how many values
     * @throws Error when the key of a value is missing
     */
    sealAll: async (): Promise<number> => {
      const prefix = cipher.currentPrefix();
      let total = 0;
      for (const kind of sealedKinds) total += await sealKind(kind, prefix);
      await sealed.restartExportsWithout(prefix);
      return total;
    },
  };
}
