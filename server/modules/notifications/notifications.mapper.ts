import {
  type Notification,
  type NotificationParameters,
  notificationTypes,
  type ThreadMessage,
} from '@/lib/contracts/account/notifications';
import { type TitleSource, titlesAndSlugsOf } from '../statements/statements.describe';
import type { NotificationRow } from './notifications.repository';

const respondableTypes: readonly number[] = [
  notificationTypes.agentRequest,
  notificationTypes.clientCheckOffer,
  notificationTypes.clientNumberOffer,
];
const isType = (type: number): type is Notification['type'] => type >= 1 && type <= 8;

function actionsOf(row: NotificationRow): Notification['actions'] {
  if (respondableTypes.includes(row.type)) return row.response === null && row.closedAt === null ? ['respond'] : [];
  // Who wrote may have left since; then nobody would read an answer.
  return row.type === notificationTypes.statementMessage && row.senderId !== null ? ['answer'] : [];
}

const senderOf = (row: NotificationRow) => ({ name: row.senderName ?? '', phone: row.senderPhone });

/** Without the ids that only emails count. */
const shownParameters = ({ reason_ids: _, ...parameters }: NotificationParameters): NotificationParameters => parameters;

/** A notification as its recipient reads it. */
export const toNotification = (row: NotificationRow): Notification => ({
  uuid: row.uuid,
  type: isType(row.type) ? row.type : notificationTypes.generic,
  seen: row.seen,
  created_at: row.createdAt.toISOString(),
  template: row.template,
  parameters: shownParameters(row.parameters),
  text: row.text,
  sender: row.senderName === null ? null : senderOf(row),
  actions: actionsOf(row),
  additional_information: { response: row.response },
});

/** A message of a conversation as one of the two reads it. */
export const toThreadMessage = (row: NotificationRow, readerId: number): ThreadMessage => ({
  uuid: row.uuid,
  is_own: row.senderId === readerId,
  sender: senderOf(row),
  text: row.text ?? '',
  created_at: row.createdAt.toISOString(),
});

/** A statement as templates name it. */
export function toStatementParameter(row: TitleSource & { statement: { id: number } }): NotificationParameters {
  const { titles, slugs, segments } = titlesAndSlugsOf(row);
  return { statement: { id: row.statement.id, titles, slugs, segments } };
}
