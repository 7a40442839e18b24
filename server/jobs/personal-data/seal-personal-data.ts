import { composeSealedValues } from '@/server/composition/services/compose-personal-data';
import type { DataCipher } from '../../ports/data-cipher';
import type { Job } from '../queue';

/** Encrypts what an older version stored in the clear, and finishes an interrupted rotation of the key. Daily, and at the start. */
export const sealPersonalDataJob = (cipher: DataCipher): Job => ({
  name: 'seal-personal-data',
  cron: '50 0 * * *',
  run: async ({ database }) => ({ sealed: await composeSealedValues(database.db, cipher).sealAll() }),
});
