import type { Router } from '@/server/http/router';
import { callRequestRoutes } from '@/server/modules/call-requests/call-requests.routes';
import { chatRoutes } from '@/server/modules/chat/chat.routes';
import { chatDeskRoutes } from '@/server/modules/chat/chat-desk.routes';
import type { Services } from './compose';

/** The routes of the help widget, and of the staff who answer it. */
export const helpRoutes = (services: Services): Record<string, Router[]> => ({
  '/v1': [callRequestRoutes(services.callRequests), chatDeskRoutes(services), chatRoutes(services)],
});
