import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import { userTypeNames } from '@/lib/contracts/statements/statements';
import type { OpenDatabase } from '@/server/db/open';
import { type ServerEnv, siteNameOf, siteUrlOf } from '@/server/env';
import { RateLimiter } from '@/server/http/limits/rate-limit';
import { createRateLimitsRepository } from '@/server/http/limits/rate-limits.repository';
import { agentResponder } from '@/server/modules/agents/agents.responder';
import { createAgentsService } from '@/server/modules/agents/agents.service';
import { createAuctionCalendarService } from '@/server/modules/auctions/auction-calendar.service';
import { createAuctionsService } from '@/server/modules/auctions/auctions.service';
import { createConfirmationsService } from '@/server/modules/auth/codes.service';
import { createCredentialsRepository, type PasswordHashing } from '@/server/modules/auth/credentials.repository';
import { createCallRequestsService } from '@/server/modules/call-requests/call-requests.service';
import { createBuyerRequestsService } from '@/server/modules/clients/buyer-requests.service';
import { createClientsService } from '@/server/modules/clients/clients.service';
import { createMatchingsService } from '@/server/modules/clients/matchings.service';
import { checkOfferResponder, clientNumberResponder, createOffersService } from '@/server/modules/clients/offers.service';
import { createEstimateService } from '@/server/modules/estimate/estimate.service';
import { createFormsService } from '@/server/modules/forms/forms.service';
import { createQuestionnairesService } from '@/server/modules/forms/questionnaires.service';
import { createInventoryService } from '@/server/modules/inventory/inventory.service';
import { createLastSearchesService } from '@/server/modules/last-searches/last-searches.service';
import type { LocationsService } from '@/server/modules/locations/locations.service';
import { createModerationService } from '@/server/modules/moderation/moderation.service';
import { createScreeningService } from '@/server/modules/moderation/screening.service';
import { createNotificationsService, type ResponseWork } from '@/server/modules/notifications/notifications.service';
import { createUnsubscribeService } from '@/server/modules/notifications/unsubscribe.service';
import type { ParametersService } from '@/server/modules/parameters/parameters.service';
import { createExpiryService } from '@/server/modules/publishing/expiry.service';
import { createLifecycleService } from '@/server/modules/publishing/own-lifecycle.service';
import { createOwnListService } from '@/server/modules/publishing/own-list.service';
import { createPhotosService } from '@/server/modules/publishing/photos.service';
import { createRules } from '@/server/modules/publishing/publishing.rules';
import { createPublishingService, type PublishingParts } from '@/server/modules/publishing/publishing.service';
import { createPushService } from '@/server/modules/push/push.service';
import { createReportsService } from '@/server/modules/reports/reports.service';
import type { CardsService } from '@/server/modules/statements/statement-cards.service';
import { createDocumentReceiver } from '@/server/modules/uploads/uploads.documents';
import { encodeImage, rotateAndEncode } from '@/server/modules/uploads/uploads.encoder';
import { createUploadQueue, type UploadQueue } from '@/server/modules/uploads/uploads.queue';
import { createUploadsService } from '@/server/modules/uploads/uploads.service';
import { createSiteKeysRepository } from '@/server/modules/users/site-keys.repository';
import { createIdentity, hashToken } from '@/server/modules/users/users.identity';
import type { Clock } from '@/server/ports/clock';
import { noTelemetry, type Telemetry } from '@/server/telemetry/telemetry';
import { createRepositories, type Repositories, unitOfWork } from './repositories';
import { composeAccounts, kindOf, type Parts } from './services/compose-accounts';
import { composeChat } from './services/compose-chat';
import { composeCompanies } from './services/compose-companies';
import { composeContent } from './services/compose-content';
import { composeMoney } from './services/compose-money';
import { composeMortgage } from './services/compose-mortgage';
import { composeOrders } from './services/compose-orders';
import { composePersonalData } from './services/compose-personal-data';
import { composePorts } from './services/compose-ports';
import { composeEstimates, composePrices } from './services/compose-prices';
import { composeProjects } from './services/compose-projects';
import { composeSearch } from './services/compose-search';
import { composeSite } from './services/compose-site';
import { composeStaff } from './services/compose-staff';
import { composeStatements } from './services/compose-statements';

export type ComposeDependencies = {
  env: ServerEnv;
  database: OpenDatabase;
  clock: Clock;
  logger: Logger;
  telemetry?: Telemetry;
  /** For tests only, where slow hashing is expensive; omitted, the library hashes. */
  passwordHashing?: PasswordHashing;
};

/** Pictures in memory at a time, and uploads under way at a time; a picture takes 100 MiB at worst. */
const uploadBounds = { encodersMax: 1, placesMax: 128 };

/** How many statements an account of a kind lists without payment. */
export const freeQuotaIn =
  ({ FREE_STATEMENTS: free }: Pick<ServerEnv, 'FREE_STATEMENTS'>) =>
  (typeId: number): number =>
    free[userTypeNames[typeId - 1] ?? 'physical'];

/** The end of terms and the notices of it, for the jobs. */
export const composeExpiry = ({ database: { db }, clock }: Pick<ComposeDependencies, 'database' | 'clock'>) =>
  createExpiryService({ ...createRepositories(db), atomically: unitOfWork(db), clock });

function composePeople({ env, clock, logger, repositories, ports, atomically, limiterOf, siteKeys }: Parts) {
  const { agents, clients, inventory, lastSearches, matchings, notifications, places, search, statements } = repositories;
  const workOf = (inside: Repositories): ResponseWork => ({
    notifications: inside.notifications,
    responders: new Map([
      [notificationTypes.agentRequest, agentResponder(inside, clock)],
      [notificationTypes.clientCheckOffer, checkOfferResponder(inside, clock)],
      [notificationTypes.clientNumberOffer, clientNumberResponder(inside, clock)],
    ] as const),
  });
  return {
    agents: createAgentsService({ agents, search, atomically, invites: limiterOf('invitation'), clock }),
    callRequests: createCallRequestsService({
      requests: repositories.callRequests,
      mail: ports.mail,
      email: { siteName: siteNameOf(env).ka, supportEmail: env.SUPPORT_EMAIL },
      limiter: limiterOf('call request'),
      clock,
      onFailure: (callRequestId, error) => logger.error({ callRequestId, kind: kindOf(error) }, 'a call request was not mailed'),
    }),
    clients: createClientsService({ clients, places, atomically, clock }),
    inventory: createInventoryService({ inventory, places, clock }),
    lastSearches: createLastSearchesService({ searches: lastSearches, clock }),
    matchings: createMatchingsService({
      matchings,
      search,
      clients,
      statements,
      places,
      reveals: limiterOf('buyer reveal'),
      clock,
    }),
    push: createPushService({ subscriptions: repositories.pushSubscriptions, keys: siteKeys, clock }),
    unsubscribe: createUnsubscribeService({ users: repositories.users, keys: siteKeys }),
    notifications: createNotificationsService({
      notifications,
      statements,
      atomically: (work) => atomically((inside) => work(workOf(inside))),
      messages: limiterOf('message'),
      clock,
    }),
    moderation: createModerationService({
      moderation: repositories.moderation,
      staff: repositories.staff,
      atomically,
      clock,
    }),
    offers: createOffersService({ statements, atomically, offers: limiterOf('offer'), clock }),
    reports: createReportsService({ atomically, statements, limiter: limiterOf('report'), cipher: ports.cipher, clock }),
  };
}

const questionnaireTokenBytes = 32;

/** What visitors send that belongs to no statement: requests of buyers, and forms. */
const composeRequests = ({ clock, repositories, atomically, limiterOf }: Parts) => ({
  forms: createFormsService({ forms: repositories.forms, atomically, limiter: limiterOf('form'), clock }),
  questionnaires: createQuestionnairesService({
    questionnaires: repositories.questionnaires,
    limiter: limiterOf('questionnaire'),
    clock,
    createToken: () => randomBytes(questionnaireTokenBytes).toString('base64url'),
    hashToken,
  }),
  buyerRequests: createBuyerRequestsService({
    ...repositories,
    confirmations: createConfirmationsService({ codes: repositories.codes, clock }),
    atomically,
    limiter: limiterOf('buyer request'),
    clock,
  }),
});

type PublishingNeeds = {
  uploadQueue: UploadQueue;
  cards: CardsService;
  locations: LocationsService;
  parameters: ParametersService;
  afterChange: PublishingParts['afterChange'];
};

function composePublishing(parts: Parts, { uploadQueue, cards, locations, parameters, afterChange }: PublishingNeeds) {
  const { env, clock, repositories, ports, limiterOf } = parts;
  const { publishing, publications, statements, ownList: lists } = repositories;
  const rules = createRules({
    findParameters: () => parameters.findFilterParameters('ka'),
    resolvePlace: locations.resolvePlace,
  });
  const atomically: PublishingParts['atomically'] = (work) => parts.atomically((inside) => work(inside.publishing));
  const uploads = createUploadsService({
    storage: ports.storage,
    queue: uploadQueue,
    encode: encodeImage,
    rotate: rotateAndEncode,
  });
  const freeQuotaOf = freeQuotaIn(env);
  const creations = limiterOf('draft');
  const own = createPublishingService({ publishing, statements, lists, rules, atomically, creations, afterChange, clock });
  return {
    uploads,
    publishing: own,
    lifecycle: createLifecycleService({ atomically, own, uploads, freeQuotaOf, afterChange, clock }),
    photos: createPhotosService({ atomically, own, uploads, uploadLimiter: limiterOf('upload'), clock }),
    ownList: createOwnListService({ lists, statements, publishing, publications, cards, own, freeQuotaOf, clock }),
  };
}

function composeServices(parts: Parts, listen: OpenDatabase['listen']) {
  const { env, clock, logger, repositories, limiterOf } = parts;
  const { models, repository, statements: statementEstimates } = composeEstimates(repositories, logger);
  const screening = createScreeningService({ repositories, atomically: parts.atomically, clock });
  /** Never fails: what was published stays so, and the failure is in the log. */
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.error({ error }, `${what} after a change`);
    }
  };
  const afterChange = async (ids: number[]): Promise<void> => {
    await attempt('no moderation', () => screening.screen(ids));
    await attempt('no estimate', () => statementEstimates.refresh(ids));
  };
  const hiddenFromUserId = env.NO_BANKS_USER_ID;
  const site = composeSite(parts);
  const money = composeMoney(parts);
  const uploadQueue = createUploadQueue(uploadBounds);
  const receiveDocument = createDocumentReceiver({ storage: parts.ports.storage, queue: uploadQueue, encode: encodeImage });
  const statements = composeStatements(parts, site.locations);
  const publishing = composePublishing(parts, { ...statements, ...site, afterChange, uploadQueue });
  const accounts = composeAccounts(parts);
  return {
    ...accounts,
    ...composePersonalData(parts, accounts.proofs),
    ...composePeople(parts),
    ...composeCompanies(parts, receiveDocument),
    ...composeContent(parts),
    ...composeRequests(parts),
    ...composeMortgage(parts),
    ...composeStaff(parts),
    ...composeProjects(parts, publishing.uploads),
    money,
    auctions: createAuctionsService({
      auctions: parts.repositories.auctions,
      once: money.once,
      limiter: limiterOf('bid'),
      clock,
    }),
    auctionCalendar: createAuctionCalendarService({
      statements: statements.statementDetail,
      siteName: siteNameOf(env),
      siteUrl: siteUrlOf(env),
      clock,
    }),
    ...composeOrders(parts, { money, receiveDocument, photos: publishing.photos }),
    ...composeChat(parts, listen, receiveDocument),
    ...statements,
    ...site,
    ...publishing,
    prices: composePrices(parts, { models, repository, locations: site.locations, statements: statements.statementDetail }),
    estimate: createEstimateService({ repository, models, limiter: limiterOf('estimate'), clock, hiddenFromUserId }),
  };
}

export type Services = ReturnType<typeof composeServices>;
export type Composition = ReturnType<typeof compose>;

/** Builds every port, repository, limiter and service of one process once; the API, the jobs and the commands share them. */
export function compose({ env, database, clock, logger, telemetry = noTelemetry, passwordHashing }: ComposeDependencies) {
  const search = composeSearch(env, database, logger);
  const repositories = createRepositories(database.db, database.reads, search.engine);
  const credentials = createCredentialsRepository(database.db, passwordHashing);
  const ports = composePorts(env, repositories.outbox, clock);
  const atomically = unitOfWork(database.db);
  const counts = createRateLimitsRepository(database.db);
  const siteKeys = createSiteKeysRepository(database.db);
  const limiterOf = (scope: string) => new RateLimiter(scope, { counts, clock });
  return {
    env,
    database,
    clock,
    logger,
    telemetry,
    siteKeys,
    repositories,
    searchFeed: search.feed,
    remoteSearchFeed: search.remote,
    ports,
    limiterOf,
    identity: createIdentity(database.db, clock),
    services: composeServices(
      { env, clock, logger, repositories, credentials, ports, atomically, limiterOf, siteKeys },
      database.listen,
    ),
  };
}
