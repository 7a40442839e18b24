import { z } from 'zod';

/** POST live-chat/generate-token: an external service, whose response is only known to contain the token. */
export const liveChatTokenSchema = z.object({ data: z.object({ token: z.string().min(1) }) });
