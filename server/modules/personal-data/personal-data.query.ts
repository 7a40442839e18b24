import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { agentInvitations } from '../agents/agents.table';
import { apiKeys } from '../api-keys/api-keys.table';
import { auctionBids } from '../auctions/auctions.table';
import { userBans } from '../bans/bans.table';
import { callRequests } from '../call-requests/call-requests.table';
import { chatThreads } from '../chat/chat.table';
import { buyerRequests, clientOffers, clients } from '../clients/clients.table';
import { companies, companyApplications, companyDays, companyDocuments, companyLeads } from '../companies/companies.table';
import { contactMessages } from '../content/content.table';
import { estimates } from '../estimate/estimate.table';
import { formResponses, questionnaires } from '../forms/forms.table';
import { inventoryItems } from '../inventory/inventory.table';
import { invoices } from '../invoices/invoices.table';
import { lastSearches } from '../last-searches/last-searches.table';
import { streets } from '../locations/locations.table';
import { loanRequests } from '../mortgage/mortgage.table';
import { notifications } from '../notifications/notifications.table';
import { orderEvents, orderFiles, orders } from '../orders/orders.table';
import { payments, refunds, savedCards } from '../payments/payments.table';
import { projects } from '../projects/projects.table';
import { placementPackages } from '../promotion/promotion.table';
import { pushSubscriptions } from '../push/push.table';
import { statementReports } from '../reports/reports.table';
import { favoriteChanges, savedSearches } from '../saved-searches/saved-searches.table';
import { statementSearch } from '../search/search.table';
import { promoRedemptions, serviceWaitlist } from '../services/services.table';
import { sharedListParticipants, sharedLists } from '../shared-lists/shared-lists.table';
import { statementNotes } from '../statement-notes/statement-notes.table';
import { statements } from '../statements/statements.table';
import { accounts, contactChanges, favorites, hiddenStatements, sessions, userPhones, users } from '../users/users.table';
import { idempotencyKeys, ledgerAccounts, ledgerTransactions, walletLimits } from '../wallet/wallet.table';
import { accountDeletions, consents, dataExports } from './personal-data.table';

/** What happens to the rows of a person in one table. */
export type PersonalDataRule = {
  table: PgTable;
  /** Names the person. */
  column: PgColumn;
  /** The file of the archive that contains the rows; undefined for rows that are not about the person. */
  file?: string;
  /** Columns that stay out of the archive: secrets, and what others wrote. */
  hidden?: readonly string[];
  /**
   * At the end of an account: its rows are deleted; only their link to the person is removed; some columns are emptied; or they stay,
   * because the law or another person needs them, under a number that names nobody any more.
   */
  end: 'delete' | 'detach' | { empty: Record<string, unknown> } | 'keep' | 'apart';
};

const gone = { end: 'delete' } as const;

/** Tables that name people, those that others depend on last. `apart` marks what the repository changes by its own statements. */
export const personalDataRules: readonly PersonalDataRule[] = [
  { table: users, column: users.id, file: 'account', end: 'apart' },
  { table: users, column: users.agencyId, end: 'detach' },
  { table: userPhones, column: userPhones.userId, file: 'phones', ...gone },
  { table: sessions, column: sessions.userId, file: 'sessions', hidden: ['token'], ...gone },
  { table: accounts, column: accounts.userId, ...gone },
  { table: contactChanges, column: contactChanges.userId, ...gone },
  { table: consents, column: consents.userId, file: 'consents', ...gone },
  { table: dataExports, column: dataExports.userId, ...gone },
  { table: accountDeletions, column: accountDeletions.userId, ...gone },
  { table: statements, column: statements.userId, file: 'statements', end: 'apart' },
  { table: statementSearch, column: statementSearch.userId, end: 'apart' },
  { table: favorites, column: favorites.userId, file: 'favourites', ...gone },
  { table: hiddenStatements, column: hiddenStatements.userId, file: 'hidden-statements', ...gone },
  { table: favoriteChanges, column: favoriteChanges.userId, ...gone },
  { table: savedSearches, column: savedSearches.userId, file: 'saved-searches', ...gone },
  { table: statementNotes, column: statementNotes.userId, file: 'statement-notes', ...gone },
  {
    table: sharedListParticipants,
    column: sharedListParticipants.userId,
    file: 'shared-list-names',
    hidden: ['keyHash'],
    ...gone,
  },
  { table: sharedLists, column: sharedLists.userId, file: 'shared-lists', hidden: ['salt', 'tokenHash'], ...gone },
  { table: lastSearches, column: lastSearches.userId, file: 'last-searches', ...gone },
  { table: notifications, column: notifications.userId, file: 'notifications', ...gone },
  { table: notifications, column: notifications.senderId, file: 'sent-messages', end: 'apart' },
  {
    table: pushSubscriptions,
    column: pushSubscriptions.userId,
    file: 'push-subscriptions',
    hidden: ['endpoint', 'p256dh', 'auth'],
    ...gone,
  },
  { table: estimates, column: estimates.userId, file: 'estimates', ...gone },
  { table: loanRequests, column: loanRequests.userId, file: 'loan-requests', hidden: ['onceKey', 'bodyHash'], ...gone },
  { table: callRequests, column: callRequests.userId, file: 'call-requests', ...gone },
  { table: contactMessages, column: contactMessages.userId, file: 'contact-messages', ...gone },
  { table: companyLeads, column: companyLeads.userId, file: 'company-requests', ...gone },
  { table: companyLeads, column: companyLeads.companyId, file: 'company-leads', ...gone },
  { table: buyerRequests, column: buyerRequests.userId, file: 'buyer-requests', ...gone },
  { table: formResponses, column: formResponses.userId, file: 'form-responses', ...gone },
  { table: questionnaires, column: questionnaires.userId, file: 'questionnaires', hidden: ['tokenHash'], ...gone },
  { table: statementReports, column: statementReports.userId, file: 'reports', hidden: ['addressHash'], ...gone },
  { table: chatThreads, column: chatThreads.userId, file: 'chats', hidden: ['tokenHash'], ...gone },
  { table: clientOffers, column: clientOffers.senderId, ...gone },
  { table: clientOffers, column: clientOffers.authorId, ...gone },
  { table: clients, column: clients.userId, file: 'clients', ...gone },
  { table: inventoryItems, column: inventoryItems.userId, file: 'inventory', ...gone },
  { table: apiKeys, column: apiKeys.userId, file: 'api-keys', hidden: ['tokenHash'], ...gone },
  { table: agentInvitations, column: agentInvitations.brokerId, file: 'agent-invitations', ...gone },
  { table: agentInvitations, column: agentInvitations.agentId, ...gone },
  { table: walletLimits, column: walletLimits.companyId, ...gone },
  { table: walletLimits, column: walletLimits.agentId, ...gone },
  { table: companyDocuments, column: companyDocuments.userId, file: 'company-documents', ...gone },
  { table: companyApplications, column: companyApplications.userId, file: 'company-applications', ...gone },
  { table: companyApplications, column: companyApplications.companyId, ...gone },
  { table: companyDays, column: companyDays.companyId, ...gone },
  { table: companies, column: companies.userId, file: 'company', ...gone },
  { table: projects, column: projects.developerId, file: 'projects', end: 'detach' },
  { table: streets, column: streets.createdBy, file: 'streets', end: 'detach' },
  { table: userBans, column: userBans.userId, file: 'bans', hidden: ['createdBy', 'liftedBy'], ...gone },
  { table: serviceWaitlist, column: serviceWaitlist.userId, file: 'service-waitlist', ...gone },
  { table: savedCards, column: savedCards.userId, file: 'saved-cards', hidden: ['token'], ...gone },
  { table: idempotencyKeys, column: idempotencyKeys.userId, ...gone },
  { table: orderFiles, column: orderFiles.userId, file: 'order-documents', ...gone },
  { table: orders, column: orders.userId, file: 'orders', hidden: ['assigneeId'], end: { empty: { details: {} } } },
  { table: orders, column: orders.payerId, end: 'keep' },
  { table: orderEvents, column: orderEvents.actorId, end: { empty: { details: {} } } },
  // The ledger: the law requires the amounts, and of invoices the buyer as well.
  {
    table: invoices,
    column: invoices.userId,
    file: 'invoices',
    hidden: ['settledBy'],
    end: { empty: { buyerEmail: '', ccEmails: [] } },
  },
  { table: payments, column: payments.userId, file: 'payments', hidden: ['gatewayUrl'], end: { empty: { cardMask: null } } },
  { table: refunds, column: refunds.userId, file: 'refunds', hidden: ['requestedBy', 'approvedBy'], end: 'keep' },
  { table: ledgerTransactions, column: ledgerTransactions.userId, file: 'wallet', end: 'keep' },
  { table: ledgerAccounts, column: ledgerAccounts.ownerId, end: 'keep' },
  { table: placementPackages, column: placementPackages.userId, file: 'packages', end: 'keep' },
  // Others bid against them.
  { table: auctionBids, column: auctionBids.userId, file: 'bids', end: 'keep' },
  { table: promoRedemptions, column: promoRedemptions.userId, file: 'promo-codes', end: 'keep' },
];
