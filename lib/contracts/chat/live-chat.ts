import { z } from 'zod';

/** POST live-chat/generate-token: somebody else's service, of whose answer only the token is known. */
export const liveChatTokenSchema = z.object({ data: z.object({ token: z.string().min(1) }) });
