import type { ErasureService } from '../../modules/personal-data/erasure.service';
import type { ExportsService } from '../../modules/personal-data/exports.service';
import type { Job } from '../queue';

/** Ends the accounts whose deletion is due. */
export const eraseAccountsJob = (erasure: ErasureService): Job => ({
  name: 'erase-accounts',
  cron: '*/10 * * * *',
  run: erasure.run,
});

/** Makes archives of personal data. Every minute: somebody waits for each. */
export const prepareExportsJob = (exports: ExportsService): Job => ({
  name: 'prepare-exports',
  cron: '* * * * *',
  run: exports.run,
});
