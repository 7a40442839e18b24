import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'sharp'],
  // The checks of `npm run verify` cover types; the build does not repeat them.
  typescript: { ignoreBuildErrors: true },
  experimental: { optimizePackageImports: ['@phosphor-icons/react'] },
};

export default withNextIntl(config);
