import { composeSealedValues } from '@/server/composition/services/compose-personal-data';
import type { Db } from '../db/client';
import type { DataCipher } from '../ports/data-cipher';

/**
 * Encrypts everything with a new key: one that is made here where the keys are a file, the first of DATA_KEY where they are configuration.
 * The key before it still opens, for what other processes write during the rotation.
 */
export async function rotateDataKey(db: Db, cipher: DataCipher): Promise<string> {
  cipher.rotate?.();
  const total = await composeSealedValues(db, cipher).sealAll();
  const [, id = ''] = cipher.currentPrefix().split('.');
  return `${total} values are encrypted with the key ${id} now.`;
}
