import type { AppDependencies } from '../../app';
import { RateLimiter } from '../../http/limits/rate-limit';
import { createRouter } from '../../http/router';
import { createSavedStatementsRepository } from '../saved-statements/saved-statements.repository';
import { savedStatementRoutes } from '../saved-statements/saved-statements.routes';
import { createSavedStatementsService } from '../saved-statements/saved-statements.service';
import { createSearchRepository } from '../search/search.repository';
import { createCardsService } from './statement-cards.service';
import { statementDetailRoutes } from './statement-detail.routes';
import { createStatementDetailService } from './statement-detail.service';
import { statementListRoutes } from './statement-list.routes';
import { createStatementListService } from './statement-list.service';
import { createStatementsRepository } from './statements.repository';

/** The routes of the statements microservice about statements, over one database. */
export function statementsModule({ database: { db }, clock }: AppDependencies) {
  const search = createSearchRepository(db);
  const statements = createStatementsRepository(db);
  const marks = createSavedStatementsRepository(db);
  const cards = createCardsService({ statements, search, saved: marks, clock });
  const reveals = new RateLimiter(clock);
  const openings = new RateLimiter(clock);
  return createRouter()
    .route('/', statementListRoutes(createStatementListService({ search, cards, clock })))
    .route('/', savedStatementRoutes(createSavedStatementsService({ saved: marks, statements, cards, clock })))
    .route('/', statementDetailRoutes(createStatementDetailService({ statements, search, cards, clock, reveals, openings })));
}
