import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '@/lib/api/query-client';
import type { NotificationDetail } from '@/lib/contracts/account/notifications';
import { useSession } from '@/lib/stores/session-store';
import { getNotification, getNotificationPage, getNotificationsPopup } from './notifications';

const pollMs = 30_000;
const rootKey = ['notifications'] as const;
const popupKey = [...rootKey, 'popup'] as const;

/** On the way back to the tab the latest are asked for at once, unless they were just now. */
function useRefetchOnVisible(): void {
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible')
        void queryClient.refetchQueries({ queryKey: popupKey, type: 'active', stale: true });
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, []);
}

/** What the bell shows, asked again every 30 s: only while somebody is signed in and the tab is seen. */
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

/** One page of the list. While another page is on its way, the one before it stays. */
export const useNotificationPage = (page: number) =>
  useQuery({
    queryKey: [...rootKey, 'list', page],
    queryFn: ({ signal }) => getNotificationPage(page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** One notification as the server rendered it, and as it is after something was done. */
export const useNotification = (initial: NotificationDetail) =>
  useQuery({
    queryKey: [...rootKey, 'detail', initial.notification.uuid],
    queryFn: () => getNotification(initial.notification.uuid),
    initialData: initial,
    refetchOnMount: 'always',
  }).data;

/** Asks again for whatever is shown, after something was done to a notification. */
export const refreshNotifications = (): Promise<void> => queryClient.invalidateQueries({ queryKey: rootKey });
