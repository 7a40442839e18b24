import type { Services } from './compose';
import type { Router } from './http/router';
import { callRequestRoutes } from './modules/call-requests/call-requests.routes';
import { chatRoutes } from './modules/chat/chat.routes';
import { chatDeskRoutes } from './modules/chat/chat-desk.routes';

/** The routes of the help widget, and of the staff who answer it. */
export const helpRoutes = (services: Services): Record<string, Router[]> => ({
  '/v1': [callRequestRoutes(services.callRequests), chatDeskRoutes(services), chatRoutes(services)],
});
