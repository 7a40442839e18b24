import { userTypeNames } from '@/lib/contracts/statements';
import type { AppParts } from '../../app';
import { RateLimiter } from '../../http/rate-limit';
import { createRouter } from '../../http/validation';
import { storageOf } from '../../ports/storage-of';
import type { LocationsService } from '../locations/locations.service';
import type { ParametersService } from '../parameters/parameters.service';
import { createSearchRepository } from '../search/search.repository';
import { createMarksRepository } from '../statements/marks.repository';
import { createCards } from '../statements/statements.cards';
import { createStatementsRepository } from '../statements/statements.repository';
import { pressImage, turnImage } from '../uploads/uploads.press';
import { createUploadQueue } from '../uploads/uploads.queue';
import { createUploads } from '../uploads/uploads.service';
import { createLifeService } from './own-life.service';
import { createOwnListRepository } from './own-list.repository';
import { createOwnListService } from './own-list.service';
import { photosRoutes } from './photos.routes';
import { createPhotosService } from './photos.service';
import { createPublishingRepository } from './publishing.repository';
import { publishingRoutes } from './publishing.routes';
import { createRules } from './publishing.rules';
import { createPublishingService } from './publishing.service';

export type PublishingModuleParts = AppParts & {
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
  const cards = createCards({ statements, search: createSearchRepository(db), marks: createMarksRepository(db), clock });
  const rules = createRules({ findParameters: () => parameters.findFilterParameters('ka'), settlePlace: locations.settle });
  const atomically = <T>(work: (tx: ReturnType<typeof createPublishingRepository>) => Promise<T>): Promise<T> =>
    db.transaction((tx) => work(createPublishingRepository(tx)));
  const queue = createUploadQueue(queueBounds);
  const uploads = createUploads({ storage: storageOf(env), queue, press: pressImage, turn: turnImage });
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
  const life = createLifeService({ atomically, own, uploads, freeQuotaOf, afterChange, clock });
  const photos = createPhotosService({ atomically, own, uploads, sendings: new RateLimiter(clock), clock });
  const ownLists = createOwnListService({ lists, statements, publishing, cards, own, freeQuotaOf, clock });
  return createRouter()
    .route('/', photosRoutes(photos))
    .route('/', publishingRoutes({ own, lists: ownLists, life }));
}
