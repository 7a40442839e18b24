import { composeSealedValues } from '@/server/composition/services/compose-personal-data';
import type { DataCipher } from '../../ports/data-cipher';
import type { Job } from '../queue';

/** Encrypts what an older version stored in the clear, and finishes a rotation of the key that was cut off. Daily, and at the start. */
export const sealPersonalDataJob = (cipher: DataCipher): Job => ({
  name: 'seal-personal-data',
  cron: '50 0 * * *',
  run: async ({ database }) => ({ sealed: await composeSealedValues(database.db, cipher).sealAll() }),
});
