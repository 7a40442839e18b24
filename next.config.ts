import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Dictionaries are parsed by the build, so that no visitor loads the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

const config: NextConfig = {
  poweredByHeader: false,
  // server/entry/response-pipeline.ts compresses, with Brotli too.
  compress: false,
  reactStrictMode: true,
  // All preloads are in the head. React would put those that it finds early into a Link header, depending on timing.
  reactMaxHeadersLength: 0,
  // A crawler and a browser may get the same page from the cache, so every client gets the metadata in the head.
  htmlLimitedBots: /.*/,
  transpilePackages: ['@aivani/search-index'],
  serverExternalPackages: ['@electric-sql/pglite', 'pdfkit', 'pg', 'pino', 'sharp'],
  // The checks of `npm run verify` cover types; the build does not repeat them.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
    // File names under /assets change with their content; after a month even a forgotten change arrives.
    { source: '/assets/:path*', headers: [{ key: 'cache-control', value: 'public, max-age=2592000' }] },
    // Banners use them from an opaque origin.
    { source: '/assets/fonts/:path*', headers: [{ key: 'access-control-allow-origin', value: '*' }] },
    // These keep their names when the map is drawn again.
    {
      source: '/assets/map/:path*',
      headers: [{ key: 'cache-control', value: 'public, max-age=3600, stale-while-revalidate=86400' }],
    },
    { source: '/:file(sw|offline).js', headers: [{ key: 'cache-control', value: 'no-cache' }] },
  ],
  experimental: {
    optimizePackageImports: ['@phosphor-icons/react'],
    // Installs and tests build from scratch: writing a cache of 300 MB and source maps that no process reads took a third of that.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // A quarter of the build's CPU time. A server gains nothing from short names, and its stack traces stay readable.
    turbopackMinify: { server: false, client: true },
  },
};

export default withNextIntl(config);
