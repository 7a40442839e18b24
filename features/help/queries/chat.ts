import { callApi } from '@/lib/api/client';
import {
  type ChatFile,
  type ChatHistory,
  type ChatMessage,
  type ChatStartBody,
  type ChatStatus,
  chatFileResponseSchema,
  chatHistorySchema,
  chatMessageResponseSchema,
  chatStatusResponseSchema,
} from '@/lib/contracts/chat/chat';
import type { Locale } from '@/lib/contracts/common';

const url = '/v1/chat';

/** The conversation of this browser. @param before only messages older than that one */
export const readChat = async (before?: number): Promise<ChatHistory> =>
  (await callApi(chatHistorySchema, { url, params: before === undefined ? {} : { before } })).data;

/** @param locale of answers by e-mail */
export const startChat = async (data: ChatStartBody, locale: Locale): Promise<ChatStatus> =>
  (await callApi(chatStatusResponseSchema, { method: 'post', url, data, headers: { locale } })).data;

export const sendChatMessage = async (clientKey: string, text: string, fileIds: number[]): Promise<ChatMessage> => {
  const data = { client_key: clientKey, text, file_ids: fileIds };
  return (await callApi(chatMessageResponseSchema, { method: 'post', url: `${url}/messages`, data })).data;
};

export const markChatRead = async (messageId: number): Promise<ChatStatus> =>
  (await callApi(chatStatusResponseSchema, { method: 'post', url: `${url}/read`, data: { message_id: messageId } })).data;

export const rateChat = async (rating: 1 | -1): Promise<ChatStatus> =>
  (await callApi(chatStatusResponseSchema, { method: 'post', url: `${url}/rating`, data: { rating } })).data;

export const sendChatFile = async (file: File): Promise<ChatFile> => {
  const data = new FormData();
  data.append('file', file);
  return (await callApi(chatFileResponseSchema, { method: 'post', url: `${url}/files`, data })).data;
};

export const chatFileUrl = (id: number): string => `/api${url}/files/${id}`;
export const chatEventsUrl = (afterId: number): string => `/api${url}/events?after=${afterId}`;
