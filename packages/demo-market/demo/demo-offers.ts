import type { NotificationParameters, NotificationResponse } from '@/lib/contracts/account/notifications';
import { notificationTypes } from '@/lib/contracts/account/notifications';
import { hourMs } from '@/lib/domain/time/duration';
import type { Executor } from '@/server/db/client';
import { clientOffers } from '@/server/modules/clients/clients.table';
import type { NewNotification } from '@/server/modules/notifications/notifications.repository';
import { type DemoAccountType, demoNames, demoUserId } from './demo-accounts';
import type { DemoClient } from './demo-clients';

/** How far the offer of a client has come. */
type Stage = 'asked' | 'number_asked' | 'shared' | 'declined' | 'not_shared';
type Offer = { from: 'agent' | 'broker'; to: DemoAccountType; stage: Stage; hoursAgo: number };

/** Each with its own client. */
const offers: readonly Offer[] = [
  { from: 'agent', to: 'broker', stage: 'asked', hoursAgo: 4 },
  { from: 'broker', to: 'physical', stage: 'asked', hoursAgo: 6 },
  { from: 'broker', to: 'agent', stage: 'asked', hoursAgo: 20 },
  { from: 'broker', to: 'developer', stage: 'number_asked', hoursAgo: 30 },
  { from: 'agent', to: 'designer', stage: 'number_asked', hoursAgo: 26 },
  { from: 'broker', to: 'agent', stage: 'shared', hoursAgo: 75 },
  { from: 'agent', to: 'developer', stage: 'shared', hoursAgo: 100 },
  { from: 'broker', to: 'physical', stage: 'not_shared', hoursAgo: 122 },
  { from: 'agent', to: 'broker', stage: 'declined', hoursAgo: 147 },
  { from: 'broker', to: 'designer', stage: 'declined', hoursAgo: 170 },
];

type OfferNotification = Pick<NewNotification, 'userId' | 'senderId' | 'type' | 'template' | 'parameters'> & {
  response: NotificationResponse | null;
};

/** The notifications of both so far, in order. */
function notificationsOf({ from, to, stage }: Offer, statement: NotificationParameters, client: DemoClient): OfferNotification[] {
  const [senderId, authorId] = [demoUserId(from), demoUserId(to)];
  const bySender = { ...statement, sender_name: demoNames[from] };
  const byAuthor = { ...statement, author_name: demoNames[to] };
  const toAuthor = { userId: authorId, senderId, response: null };
  const toSender = { userId: senderId, senderId: authorId, response: null };
  const { clientCheckOffer, clientNumberOffer, decline, generic } = notificationTypes;
  const checked = stage === 'asked' ? null : stage === 'declined' ? 'decline' : 'accept';
  const notification: OfferNotification = {
    ...toAuthor,
    response: checked,
    type: clientCheckOffer,
    template: 'client_check',
    parameters: bySender,
  };
  if (stage === 'asked') return [notification];
  if (stage === 'declined')
    return [notification, { ...toSender, type: decline, template: 'client_check_declined', parameters: byAuthor }];
  const response = stage === 'number_asked' ? null : stage === 'shared' ? 'accept' : 'decline';
  const parameters = { ...byAuthor, client_name: client.name };
  const numberRequested: OfferNotification = {
    ...toSender,
    response,
    type: clientNumberOffer,
    template: 'client_numbers',
    parameters,
  };
  if (stage === 'number_asked') return [notification, numberRequested];
  const number = { client_name: client.name, client_phone: client.phone ?? '' };
  return [
    notification,
    numberRequested,
    stage === 'shared'
      ? { ...toAuthor, type: generic, template: 'client_number', parameters: { ...bySender, ...number } }
      : { ...toAuthor, type: decline, template: 'client_numbers_declined', parameters: bySender },
  ];
}

/**
 * Offers of clients between the demo accounts, and the notifications of each.
 * @param statementOf a listed statement of an author, as templates name it
 */
export async function writeDemoOffers(
  tx: Executor,
  clients: Readonly<Record<Offer['from'], DemoClient[]>>,
  statementOf: (kind: DemoAccountType) => { id: number; parameter: NotificationParameters },
  now: Date,
): Promise<NewNotification[]> {
  const notices: NewNotification[] = [];
  for (const [number, offer] of offers.entries()) {
    const { from, to, hoursAgo } = offer;
    const earlier = offers.slice(0, number).filter((one) => one.from === from).length;
    const client = clients[from][earlier % clients[from].length];
    if (!client) continue;
    const at = (step: number): Date => new Date(now.getTime() - (hoursAgo - step * 1.5) * hourMs);
    const { id: statementId, parameter } = statementOf(to);
    const values = { clientId: client.id, statementId, senderId: demoUserId(from), authorId: demoUserId(to), createdAt: at(0) };
    const [stored] = await tx.insert(clientOffers).values(values).returning({ id: clientOffers.id });
    notices.push(
      ...notificationsOf(offer, parameter, client).map(({ response, ...notice }, step) => ({
        ...notice,
        subjectId: stored?.id ?? null,
        response,
        respondedAt: response ? at(step + 1) : null,
        seen: response !== null || hoursAgo > 48,
        createdAt: at(step),
      })),
    );
  }
  return notices;
}
