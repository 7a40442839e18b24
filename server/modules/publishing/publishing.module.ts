import { userTypeNames } from '@/lib/contracts/statements/statements';
import type { AppDependencies } from '../../app';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createRouter } from '../../http/router';
import { createStorage } from '../../ports/create-storage';
import type { LocationsService } from '../locations/locations.service';
import type { ParametersService } from '../parameters/parameters.service';
import { createSavedStatementsRepository } from '../saved-statements/saved-statements.repository';
import { createSearchRepository } from '../search/search.repository';
import { createCardsService } from '../statements/statement-cards.service';
import { createStatementsRepository } from '../statements/statements.repository';
import { encodeImage, rotateAndEncode } from '../uploads/uploads.encoder';
import { createUploadQueue } from '../uploads/uploads.queue';
import { createUploadsService } from '../uploads/uploads.service';
import { createLifecycleService } from './own-lifecycle.service';
import { createOwnListRepository } from './own-list.repository';
import { createOwnListService } from './own-list.service';
import { photosRoutes } from './photos.routes';
import { createPhotosService } from './photos.service';
import { createPublishingRepository } from './publishing.repository';
import { publishingRoutes } from './publishing.routes';
import { createRules } from './publishing.rules';
import { createPublishingService } from './publishing.service';

export type PublishingModuleParts = AppDependencies & {
  locations: LocationsService;
  parameters: ParametersService;
  /** Told of statements that were changed, once the change is stored. */
  afterChange: (ids: number[]) => Promise<void>;
};

/** Pictures in memory at a time, and uploads under way at a time; a picture takes 100 MiB at worst. */
const queueBounds = { pressesMax: 1, placesMax: 128 };

/** The routes of one's own statements, over one database and one storage. */
export function publishingModule({ database: { db }, env, clock, locations, parameters, afterChange }: PublishingModuleParts) {
  const statements = createStatementsRepository(db);
  const publishing = createPublishingRepository(db);
  const lists = createOwnListRepository(db);
  const cards = createCardsService({
    statements,
    search: createSearchRepository(db),
    saved: createSavedStatementsRepository(db),
    clock,
  });
  const rules = createRules({
    findParameters: () => parameters.findFilterParameters('ka'),
    resolvePlace: locations.resolvePlace,
  });
  const atomically = <T>(work: (tx: ReturnType<typeof createPublishingRepository>) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work(createPublishingRepository(tx)));
  const queue = createUploadQueue(queueBounds);
  const uploads = createUploadsService({ storage: createStorage(env), queue, encode: encodeImage, rotate: rotateAndEncode });
  const freeQuotaOf = (typeId: number): number => env.FREE_STATEMENTS[userTypeNames[typeId - 1] ?? 'physical'];
  const own = createPublishingService({
    publishing,
    statements,
    lists,
    rules,
    atomically,
    creations: new RateLimiter(clock),
    afterChange,
    clock,
  });
  const life = createLifecycleService({ atomically, own, uploads, freeQuotaOf, afterChange, clock });
  const photos = createPhotosService({ atomically, own, uploads, uploadLimiter: new RateLimiter(clock), clock });
  const ownLists = createOwnListService({ lists, statements, publishing, cards, own, freeQuotaOf, clock });
  return createRouter()
    .route('/', photosRoutes(photos))
    .route('/', publishingRoutes({ own, lists: ownLists, lifecycle: life }));
}
