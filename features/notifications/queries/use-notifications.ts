'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { NotificationResponse } from '@/lib/contracts/account/notifications';
import { useSession } from '@/lib/stores/session/session-store';
import {
  getNotificationPage,
  getNotificationsPopup,
  markAllSeen,
  notificationQuery,
  notificationsKey,
  respondToNotification,
  sendReply,
  setSeen,
} from './notifications';

const pollMs = 30_000;
const popupKey = [...notificationsKey, 'popup'] as const;

/** Fetches the popup again when the tab becomes visible, unless it is fresh. */
function useRefetchOnVisible(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'visible') void client.refetchQueries({ queryKey: popupKey, type: 'active', stale: true });
    };
    document.addEventListener('visibilitychange', refetch);
    return () => document.removeEventListener('visibilitychange', refetch);
  }, [client]);
}

/** What the bell shows. It is fetched every 30 s while the visitor is signed in and the tab is visible. */
export function useNotificationsPopup() {
  const isSignedIn = useSession((state) => state.user !== null);
  useRefetchOnVisible();
  return useQuery({
    queryKey: popupKey,
    queryFn: ({ signal }) => getNotificationsPopup(signal),
    enabled: isSignedIn,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });
}

/** One page of the list. The previous page stays until the next one is loaded. */
export const useNotificationPage = (page: number) =>
  useQuery({
    queryKey: [...notificationsKey, 'list', page],
    queryFn: ({ signal }) => getNotificationPage(page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** One notification, which the server has prefetched. */
export const useNotification = (uuid: string) => useSuspenseQuery({ ...notificationQuery(uuid), refetchOnMount: 'always' }).data;

/** Every mutation is pending until the notifications on screen are fetched again. */
function useNotificationMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey: notificationsKey }) });
}

/** Marks notifications as read or unread. */
export const useSetSeen = () =>
  useNotificationMutation(({ uuids, isSeen }: { uuids: readonly string[]; isSeen: boolean }) => setSeen(uuids, isSeen));

/** Marks every notification as read. */
export const useMarkAllSeen = () => useNotificationMutation(markAllSeen);

/** Accepts or declines. Fails with ApiFailure 409 when the notification can no longer be responded to. */
export const useRespond = (uuid: string) =>
  useNotificationMutation((response: NotificationResponse) => respondToNotification(uuid, response));

/** Replies to the sender of a message. Fails with ApiFailure 409 when the sender has no account any more, 429 after too many. */
export const useReply = (uuid: string) => useNotificationMutation((text: string) => sendReply(uuid, text));
