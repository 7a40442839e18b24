import { liveChatTokenSchema } from '@/lib/contracts/chat/live-chat';
import { callApi } from './client';

/** A token that identifies the signed-in visitor to the live chat. */
export const generateLiveChatToken = async (): Promise<string> =>
  (await callApi(liveChatTokenSchema, { method: 'post', url: '/live-chat/generate-token', data: {} })).data.token;
