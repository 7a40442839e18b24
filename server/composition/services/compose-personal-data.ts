import type { Db } from '@/server/db/client';
import { siteNameOf, siteUrlOf } from '@/server/env';
import type { ProofsService } from '@/server/modules/auth/proofs.service';
import { createDeletionsService } from '@/server/modules/personal-data/deletions.service';
import { createErasureService } from '@/server/modules/personal-data/erasure.service';
import { createExportsService } from '@/server/modules/personal-data/exports.service';
import { createDataNotices } from '@/server/modules/personal-data/personal-data.notices';
import { createSealedValuesRepository } from '@/server/modules/personal-data/sealed-values.repository';
import { createSealedValuesService } from '@/server/modules/personal-data/sealed-values.service';
import { createSiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import type { DataCipher } from '@/server/ports/data-cipher';
import { kindOf, type Parts } from './compose-accounts';

/** Services for export, deletion and retention of personal data. */
export function composePersonalData(
  { env, clock, logger, repositories, ports, atomically, limiterOf }: Parts,
  proofs: ProofsService,
) {
  const { users, deletions, dataExports: exports } = repositories;
  const { storage, cipher } = ports;
  const notices = createDataNotices({
    mail: ports.mail,
    siteName: siteNameOf(env),
    siteUrl: siteUrlOf(env),
    onFailure: (recipient, error) =>
      logger.error({ channel: 'mail', recipient, kind: kindOf(error) }, 'a message was not accepted'),
  });
  const ownDeletions = createDeletionsService({ users, deletions, exports, proofs, notices, atomically, clock });
  const limiter = limiterOf('data export');
  return {
    deletions: ownDeletions,
    dataExports: createExportsService({
      ...{ users, exports, proofs, cipher, storage, notices, limiter, clock },
      show: ownDeletions.show,
    }),
    erasure: createErasureService({ repositories, atomically, storage, notices, clock }),
  };
}

/** Values that are encrypted in the database. */
export const composeSealedValues = (db: Db, cipher: DataCipher) =>
  createSealedValuesService({
    sealed: createSealedValuesRepository(db),
    cipher,
    readOlderKey: () => createSiteKeysRepository(db).find('staff totp'),
  });
