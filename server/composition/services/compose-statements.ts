import { randomBytes } from 'node:crypto';
import { createFacetsService } from '@/server/modules/facets/facets.service';
import type { LocationsService } from '@/server/modules/locations/locations.service';
import { createRelaxationsService } from '@/server/modules/relaxations/relaxations.service';
import { createSavedSearchesService } from '@/server/modules/saved-searches/saved-searches.service';
import { createSavedStatementsService } from '@/server/modules/saved-statements/saved-statements.service';
import { createSharedListsService } from '@/server/modules/shared-lists/shared-lists.service';
import { createStatementNotesService } from '@/server/modules/statement-notes/statement-notes.service';
import { createComparisonService } from '@/server/modules/statements/comparison.service';
import { createCardsService } from '@/server/modules/statements/statement-cards.service';
import { createStatementDetailService } from '@/server/modules/statements/statement-detail.service';
import { createStatementListService } from '@/server/modules/statements/statement-list.service';
import { hashToken } from '@/server/modules/users/users.identity';
import type { Parts } from './compose-accounts';

const tokenBytes = 32;

/** The market as visitors see it, and what they save of it. */
export function composeStatements(
  { clock, repositories, atomically, limiterOf, siteKeys }: Parts,
  { readText }: Pick<LocationsService, 'readText'>,
) {
  const { relaxations, search, statements, savedStatements: saved } = repositories;
  const cards = createCardsService({ statements, search, saved, clock });
  const statementDetail = createStatementDetailService({
    statements,
    search,
    auctions: repositories.auctions,
    cards,
    clock,
    reveals: limiterOf('phone reveal'),
    openings: limiterOf('opening'),
  });
  return {
    cards,
    comparison: createComparisonService(statementDetail),
    facets: createFacetsService({ search, readText, clock }),
    relaxations: createRelaxationsService({ relaxations, search, readText, cards, clock }),
    statementList: createStatementListService({ search, cards, readText, clock }),
    statementDetail,
    statementNotes: createStatementNotesService({ notes: repositories.statementNotes, statements, atomically, clock }),
    savedStatements: createSavedStatementsService({ saved, statements, cards, clock }),
    savedSearches: createSavedSearchesService({ ...repositories, atomically, readText, clock }),
    sharedLists: createSharedListsService({
      lists: repositories.sharedLists,
      saved,
      users: repositories.users,
      cards,
      keys: siteKeys,
      atomically,
      limiter: limiterOf('shared list'),
      clock,
      createToken: () => randomBytes(tokenBytes).toString('base64url'),
      hashToken,
    }),
  };
}
