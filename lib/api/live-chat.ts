import { liveChatTokenSchema } from '@/lib/contracts/live-chat';
import { callApi } from './client';

/** Asks the configured live chat for a token that lets its widget talk as a signed-in visitor. */
export const generateLiveChatToken = async (): Promise<string> =>
  (await callApi(liveChatTokenSchema, { method: 'post', url: '/live-chat/generate-token', data: {} })).data.token;
