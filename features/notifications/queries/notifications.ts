import { queryOptions } from '@tanstack/react-query';
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

/** Key of everything that is fetched about notifications. */
export const notificationsKey = ['notifications'] as const;

/** Notifications that one call may mark. */
const batchMax = 100;

/** The number of unread notifications, and the latest. */
export const getNotificationsPopup = async (signal?: AbortSignal): Promise<NotificationsPopup> =>
  (await callApi(notificationsPopupSchema, { url: '/v1/users/notifications-popup', ...(signal ? { signal } : {}) })).data;

/** One page of notifications, latest first. */
export const getNotificationPage = async (page: number, signal?: AbortSignal): Promise<NotificationList> =>
  (await callApi(notificationListSchema, { url: '/v1/users/notifications', params: { page }, ...(signal ? { signal } : {}) }))
    .data;

/**
 * One notification with its conversation. Fails with ApiFailure 404 for an unknown one and for somebody else's.
 * @param headers the visitor's headers, when called on the server
 */
export const notificationQuery = (uuid: string, headers: Record<string, string> = {}) =>
  queryOptions({
    queryKey: [...notificationsKey, 'detail', uuid],
    queryFn: async (): Promise<NotificationDetail> =>
      (await callApi(notificationDetailSchema, { url: `/v1/users/notifications/${encodeURIComponent(uuid)}`, headers })).data,
  });

/** Marks notifications as read or unread. */
export async function setSeen(uuids: readonly string[], seen: boolean): Promise<void> {
  for (let first = 0; first < uuids.length; first += batchMax) {
    const data = { notification_uuids: uuids.slice(first, first + batchMax), seen };
    await callApi(toggleSeenResponseSchema, { method: 'post', url: '/v1/notifications/toggle-seen', data });
  }
}

/** Marks every unread notification as read. The API marks only the named ones, so they are collected page by page. */
export async function markAllSeen(): Promise<void> {
  const unseen: string[] = [];
  for (let page = 1, isDone = false; !isDone; page++) {
    const { data, last_page, unread_count } = await getNotificationPage(page);
    unseen.push(...data.filter(({ seen }) => !seen).map(({ uuid }) => uuid));
    isDone = unseen.length >= unread_count || page >= last_page;
  }
  await setSeen(unseen, true);
}

/** @throws ApiFailure 409 when the notification can no longer be responded to */
export const respondToNotification = async (uuid: string, response: NotificationResponse): Promise<Notification> =>
  (await callApi(respondResponseSchema, { method: 'post', url: `/v1/notifications/${uuid}/respond`, data: { response } })).data
    .notification;

/** Replies to the sender of a message. @throws ApiFailure 409 when the sender has no account any more, 429 after too many */
export async function sendReply(uuid: string, text: string): Promise<void> {
  await callApi(messageResponseSchema, { method: 'post', url: `/v1/notifications/${uuid}/answer`, data: { text } });
}
