'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { type ChatFile, type ChatState, chatFileResponseSchema, chatMessageResponseSchema } from '@/lib/contracts/chat/chat';
import {
  type ChatReplyBody,
  chatInboxSchema,
  chatRepliesSchema,
  chatReplyDeletedSchema,
  chatReplyResponseSchema,
  chatThreadDetailSchema,
  chatThreadResponseSchema,
} from '@/lib/contracts/chat/desk';

const path = '/v1/admin/chat';
const chatKey = ['admin', 'chat'] as const;

/** Polling interval while server-sent events do not arrive. */
const refetchMs = 15_000;

/** One page of the conversations in a state. */
export const useInbox = (state: ChatState, page: number, q: string) =>
  usePagedQuery([...chatKey, 'inbox', state], chatInboxSchema, `${path}?state=${state}`, { q, page });

export const useThread = (id: number) =>
  useQuery({
    queryKey: [...chatKey, 'thread', id],
    queryFn: async ({ signal }) => (await callApi(chatThreadDetailSchema, { url: `${path}/${id}`, signal })).data,
  });

/** Messages of a conversation that are older than one of them. */
export const readOlderMessages = async (id: number, before: number) =>
  (await callApi(chatThreadDetailSchema, { url: `${path}/${id}`, params: { before } })).data;

/** Fetches conversations again as they change. While it is open, visitors see that the staff is online. */
export function useChatEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: chatKey });
    const source = typeof EventSource === 'undefined' ? null : new EventSource(`/api${path}/events`);
    source?.addEventListener('thread', refetch);
    // After a lost connection anything may have changed.
    source?.addEventListener('open', refetch);
    const isClosed = () => source === null || source.readyState === EventSource.CLOSED;
    const timer = setInterval(() => {
      if (isClosed()) refetch();
    }, refetchMs);
    return () => {
      source?.close();
      clearInterval(timer);
    };
  }, [client]);
}

/** Work on a conversation; it and the inbox are fetched again. */
function useChatAction<Input>(work: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: work, onSettled: () => client.invalidateQueries({ queryKey: chatKey }) });
}

type Answer = { clientKey: string; text: string; fileIds: number[] };
export const useAnswer = (id: number) =>
  useChatAction(({ clientKey, text, fileIds }: Answer) => {
    const data = { client_key: clientKey, text, file_ids: fileIds };
    return callApi(chatMessageResponseSchema, { method: 'post', url: `${path}/${id}/messages`, data });
  });
export const useThreadState = (id: number) =>
  useChatAction((state: ChatState) =>
    callApi(chatThreadResponseSchema, { method: 'post', url: `${path}/${id}/state`, data: { state } }),
  );
export const useReadThread = (id: number) =>
  useChatAction((messageId: number) =>
    callApi(chatThreadResponseSchema, { method: 'post', url: `${path}/${id}/read`, data: { message_id: messageId } }),
  );

export async function sendThreadFile(id: number, file: File): Promise<ChatFile> {
  const data = new FormData();
  data.append('file', file);
  return (await callApi(chatFileResponseSchema, { method: 'post', url: `${path}/${id}/files`, data })).data;
}
export const threadFileHref = (id: number, fileId: number): string => `/api${path}/${id}/files/${fileId}`;

export const useReplies = () =>
  useQuery({
    queryKey: [...chatKey, 'replies'],
    queryFn: async ({ signal }) => (await callApi(chatRepliesSchema, { url: `${path}/replies`, signal })).data,
  });
/** @param id null adds one */
export const useSaveReply = () =>
  useChatAction(({ id, reply }: { id: number | null; reply: ChatReplyBody }) =>
    callApi(chatReplyResponseSchema, {
      method: id === null ? 'post' : 'put',
      url: id === null ? `${path}/replies` : `${path}/replies/${id}`,
      data: reply,
    }),
  );
export const useRemoveReply = () =>
  useChatAction((id: number) => callApi(chatReplyDeletedSchema, { method: 'delete', url: `${path}/replies/${id}` }));
