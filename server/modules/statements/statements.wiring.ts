import type { AppParts } from '../../app';
import { RateLimiter } from '../../http/rate-limit';
import { createRouter } from '../../http/validation';
import { createSearchRepository } from '../search/search.repository';
import { createMarksRepository } from './marks.repository';
import { marksRoutes } from './marks.routes';
import { createMarksService } from './marks.service';
import { statementRoutes } from './statement.routes';
import { createStatementService } from './statement.service';
import { createCards } from './statements.cards';
import { createStatementsRepository } from './statements.repository';
import { statementsRoutes } from './statements.routes';
import { createStatementsService } from './statements.service';

/** The routes of the statements microservice about statements, over one database. */
export function statementsModule({ database: { db }, clock }: AppParts) {
  const search = createSearchRepository(db);
  const statements = createStatementsRepository(db);
  const marks = createMarksRepository(db);
  const cards = createCards({ statements, search, marks, clock });
  const reveals = new RateLimiter(clock);
  const openings = new RateLimiter(clock);
  return createRouter()
    .route('/', statementsRoutes(createStatementsService({ search, cards, clock })))
    .route('/', marksRoutes(createMarksService({ marks, statements, cards, clock })))
    .route('/', statementRoutes(createStatementService({ statements, search, cards, clock, reveals, openings })));
}
