import { type Composition, freeQuotaIn } from '@/server/composition/compose';
import { invoiceDrawer, sellerOf } from '@/server/composition/services/compose-invoices';
import { siteNameOf, siteUrlOf } from '../env';
import { alertSearchesJob } from './alerts/alert-searches';
import { deliverNotificationsJob } from './alerts/deliver-notifications';
import { deliverPushesJob } from './alerts/deliver-pushes';
import { changePromotionsJob } from './change-promotions';
import { deliverChatJob, purgeChatJob } from './chat-jobs';
import { checkLedgerJob } from './check-ledger';
import { deliverInvoicesJob } from './deliver-invoices';
import { endBansJob } from './end-bans';
import { endOwnRatesJob } from './end-own-rates';
import { feedSearchJob } from './feed-search';
import { findDuplicatesJob } from './find-duplicates';
import {
  deleteOrphanedFilesJob,
  deliverInvitationsJob,
  deliverLoanRequestsJob,
  expireStatementsJob,
  purgeExpiredJob,
  refitEstimatesJob,
  refreshExchangeRatesJob,
  warnOfExpiryJob,
} from './jobs';
import { maintainOrdersJob } from './maintain-orders';
import { eraseAccountsJob, prepareExportsJob } from './personal-data/own-data-jobs';
import { purgeRequestsJob } from './personal-data/purge-requests';
import { sealPersonalDataJob } from './personal-data/seal-personal-data';
import { purgeCompanyDocumentsJob } from './purge-company-documents';
import { purgeSearchOutboxJob } from './purge-search-outbox';
import { type Job, type JobQueue, startQueue } from './queue';
import { reconcilePaymentsJob } from './reconcile-payments';
import { reconcileSettlementsJob } from './reconcile-settlements';
import { refreshPricesJob } from './refresh-prices';
import { scanBlockedWordsJob } from './scan-blocked-words';
import { translateStatementsJob } from './translate-statements';
import { writeProjectQuartersJob } from './write-project-quarters';

const plainJobs: readonly Job[] = [
  expireStatementsJob,
  warnOfExpiryJob,
  refreshExchangeRatesJob,
  refitEstimatesJob,
  deliverInvitationsJob,
  purgeExpiredJob,
  deleteOrphanedFilesJob,
  purgeChatJob,
  purgeCompanyDocumentsJob,
  purgeRequestsJob,
  checkLedgerJob,
  writeProjectQuartersJob,
  endBansJob,
  endOwnRatesJob,
  findDuplicatesJob,
  scanBlockedWordsJob,
  alertSearchesJob,
  refreshPricesJob,
];

/** Starts all jobs, and runs each of them once right away, which catches up on missed schedules. */
export async function startJobs({
  env,
  database,
  clock,
  logger,
  telemetry,
  ports,
  services,
  remoteSearchFeed,
}: Composition): Promise<JobQueue> {
  const { mail, storage, exchangeRates, cipher, translation } = ports;
  const site = { siteName: siteNameOf(env), siteUrl: siteUrlOf(env) };
  const jobs = [
    ...plainJobs,
    purgeSearchOutboxJob(env.SEARCH_ENGINE === 'opensearch'),
    ...(remoteSearchFeed ? [feedSearchJob(remoteSearchFeed)] : []),
    deliverLoanRequestsJob(mail, { ...site, cipher }),
    deliverNotificationsJob(mail, { ...site, supportPhone: env.SUPPORT_PHONE, supportEmail: env.SUPPORT_EMAIL }),
    deliverPushesJob(`mailto:${env.SUPPORT_EMAIL}`),
    deliverChatJob(mail, { ...site, supportEmail: env.SUPPORT_EMAIL }),
    changePromotionsJob(freeQuotaIn(env)),
    reconcilePaymentsJob(services.money.reconciler),
    reconcileSettlementsJob(services.money.reconciliation),
    deliverInvoicesJob({ mail, email: site, draw: invoiceDrawer(env), seller: sellerOf(env) }),
    sealPersonalDataJob(cipher),
    eraseAccountsJob(services.erasure),
    prepareExportsJob(services.dataExports),
    maintainOrdersJob(services.orderMaintenance),
    ...(translation ? [translateStatementsJob(translation, env.TRANSLATION_CHARACTERS_PER_DAY)] : []),
  ];
  const queue = await startQueue(jobs, { database, clock, exchangeRates, storage }, logger, telemetry);
  queue.runAll();
  return queue;
}
