import { callApi } from '@/lib/api/client';
import {
  messageResponseSchema,
  type Notification,
  type NotificationDetail,
  type NotificationList,
  type NotificationResponse,
  type NotificationsPopup,
  notificationDetailSchema,
  notificationListSchema,
  notificationsPopupSchema,
  respondResponseSchema,
  toggleSeenResponseSchema,
} from '@/lib/contracts/account/notifications';

/** So many may be marked with one call. */
const batchMax = 100;

/** How many are unread, and the latest. */
export const getNotificationsPopup = async (signal?: AbortSignal): Promise<NotificationsPopup> =>
  (await callApi(notificationsPopupSchema, { url: '/v1/users/notifications-popup', ...(signal ? { signal } : {}) })).data;

/** One page, the latest first. */
export const getNotificationPage = async (page: number, signal?: AbortSignal): Promise<NotificationList> =>
  (await callApi(notificationListSchema, { url: '/v1/users/notifications', params: { page }, ...(signal ? { signal } : {}) }))
    .data;

/**
 * One with its conversation.
 * @param headers the visitor's, where the server asks
 * @throws ApiFailure 404 for another's and an unknown one
 */
export const getNotification = async (uuid: string, headers: Record<string, string> = {}): Promise<NotificationDetail> =>
  (await callApi(notificationDetailSchema, { url: `/v1/users/notifications/${encodeURIComponent(uuid)}`, headers })).data;

/** Marks as read or unread. */
export async function setSeen(uuids: readonly string[], seen: boolean): Promise<void> {
  for (let first = 0; first < uuids.length; first += batchMax) {
    const data = { notification_uuids: uuids.slice(first, first + batchMax), seen };
    await callApi(toggleSeenResponseSchema, { method: 'post', url: '/v1/notifications/toggle-seen', data });
  }
}

/** Marks every unread one as read: they are looked up page by page, as the API marks only what is named. */
export async function markAllSeen(): Promise<void> {
  const unseen: string[] = [];
  for (let page = 1, isDone = false; !isDone; page++) {
    const { data, last_page, unread_count } = await getNotificationPage(page);
    unseen.push(...data.filter(({ seen }) => !seen).map(({ uuid }) => uuid));
    isDone = unseen.length >= unread_count || page >= last_page;
  }
  await setSeen(unseen, true);
}

/** @throws ApiFailure 409 when there is nothing to respond to any more */
export const respondToNotification = async (uuid: string, response: NotificationResponse): Promise<Notification> =>
  (await callApi(respondResponseSchema, { method: 'post', url: `/v1/notifications/${uuid}/respond`, data: { response } })).data
    .notification;

/** Writes back to whoever wrote. @throws ApiFailure 409 when nobody is there to read it, 429 after too many */
export async function sendReply(uuid: string, text: string): Promise<void> {
  await callApi(messageResponseSchema, { method: 'post', url: `/v1/notifications/${uuid}/answer`, data: { text } });
}
