import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EntryState } from '../entry-state.ts';
import type { Layer } from '../layers.ts';
import { pageKeyOf } from '../page-key.ts';
import { createPageRoutes, type FoundPage, type PageParams } from './page-routes.ts';

/** What the framework's build exports for each page. */
export type PageModule = {
  handler(
    request: IncomingMessage,
    response: ServerResponse,
    context: { requestMeta: { relativeProjectDir: string; params: PageParams } },
  ): Promise<unknown>;
};

/** The pages of a build. */
export type Build = { findRoute(path: string): FoundPage | null; load(file: string): PageModule };

/** @param folder of the framework's build */
export function openBuild(folder: string): Build {
  const server = join(folder, 'server');
  const pages = JSON.parse(readFileSync(join(server, 'app-paths-manifest.json'), 'utf8')) as Record<string, string>;
  const require = createRequire(import.meta.url);
  return { findRoute: createPageRoutes(pages), load: (file) => require(join(server, file)) as PageModule };
}

/**
 * Renders pages of guests with their own entry points. The framework would first run the middleware, which decides the same, and match its
 * routes. A page that cannot be rendered so is left to it.
 */
export const pagesLayer =
  (state: EntryState, { findRoute, load }: Build): Layer =>
  async (request, response, next) => {
    const page = pageKeyOf(request) ? await state.findPage(request.url ?? '/') : null;
    const route = page && findRoute(page.path);
    if (!route) return next(request, response);
    const { headers } = request;
    request.headers = { ...headers, ...page.requestHeaders };
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    try {
      await load(route.file).handler(request, response, { requestMeta: { relativeProjectDir: '.', params: route.params } });
    } catch (error) {
      if (response.headersSent) throw error;
      for (const name of Object.keys(page.headers)) response.removeHeader(name);
      request.headers = headers;
      await next(request, response);
    }
  };
