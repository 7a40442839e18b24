// `allowed` lists every import direction: an import that matches none is an error, so a new folder has to be added here first.
// `forbidden` adds what folder rules cannot express: cycles, packages, and the roles of files inside a module.
const test = '\\.test\\.tsx?$';
const modules = '^server/modules/';
/** The roles that write SQL. The identity file implements a port. */
const sqlRoles = '\\.(repository|table|query)\\.ts$';
const identity = '\\.identity\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowedSeverity: 'error',
  allowed: [
    { from: { path: '^app/' }, to: { path: '^(app|features|components|lib)/' } },
    { from: { path: '^app/api/' }, to: { path: '^server/app\\.ts$' } },
    // It replaces the root layout, so no provider supplies its messages.
    { from: { path: '^app/global-failure\\.tsx$' }, to: { path: '^messages/' } },
    { from: { path: '^features/([^/]+)/' }, to: { path: '^(features/$1|components|lib)/' } },
    { from: { path: '^components/ui/' }, to: { path: '^(components/ui/|lib/cn\\.ts$)' } },
    { from: { path: '^components/layout/' }, to: { path: '^(components/|lib/(?!api/|contracts/)|lib/contracts/locales\\.ts$)' } },
    // Components that several features share, since features may not import each other.
    { from: { path: '^components/(?!ui/|layout/)([^/]+)/' }, to: { path: '^(components/($1|ui)/|lib/)' } },
    // CRUD dialogs are made of the fields of forms.
    { from: { path: '^components/crud/' }, to: { path: '^components/form/' } },
    // The place of a listing is chosen with the picker.
    { from: { path: '^components/listing-form/' }, to: { path: '^components/place-picker/' } },
    { from: { path: '^lib/contracts/' }, to: { path: '^lib/contracts/' } },
    { from: { path: '^lib/(?!contracts/)' }, to: { path: '^(lib|messages)/' } },
    { from: { path: '^server/' }, to: { path: '^(server/|lib/(contracts|domain|format)/|lib/session\\.ts$|messages/)' } },
    {
      from: { path: '^middleware\\.ts$' },
      to: { path: '^lib/((decide|i18n|routes|api)/|contracts/locales\\.ts$|(csp|env|session)\\.ts$)' },
    },
    { from: { path: '^(instrumentation\\.ts|server/boot\\.ts)$' }, to: { path: '^(server/|lib/contracts/)' } },
    { from: { path: '^scripts/' }, to: { path: '^(scripts|server|lib)/' } },
    // A library of ours; the other packages are tools, which the product does not import.
    { from: { path: '^(server|scripts|tests)/' }, to: { path: '^packages/search-index/' } },
    // What measures the product and breaks it on purpose. The benchmarks draw searches as the tests of the engines do.
    {
      from: { path: '^packages/bench/' },
      to: { path: '^((lib|scripts|server)/|packages/(bench|demo-market|search-index)/|tests/factories/search-filters\\.ts$)' },
    },
    // The invented market writes through the server, which does not know it: the programs that start the site load it.
    { from: { path: '^packages/demo-market/' }, to: { path: '^(lib/(contracts|domain|format)|packages/demo-market|server)/' } },
    {
      from: { path: '^(scripts/(prepare|seed)|instrumentation)\\.ts$' },
      to: { path: '^packages/demo-market/demo-market\\.ts$' },
    },
    { from: { path: '^tests/' }, to: { path: '^packages/(bench|demo-market)/' } },
    { from: { path: '^packages/([^/]+)/' }, to: { path: '^packages/$1/' } },
    {
      from: { path: '^tests/' },
      to: { path: '^((app|features|components|lib|messages|scripts|server|tests)/|middleware\\.ts$)' },
    },
    { from: { path: test }, to: { path: '^(tests/(setup|factories|mocks)|messages|packages/demo-market)/' } },
    { from: { path: '^[^/]+\\.(config|d)\\.(ts|mjs)$' }, to: { path: '^[^/]+\\.config\\.ts$' } },
    { from: {}, to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'] } },
  ],
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(app|components|features|lib|server|middleware\\.ts|instrumentation(-client)?\\.ts)', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-need-zod-alone',
      severity: 'error',
      from: { path: '^lib/contracts/', pathNot: test },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'No React, no input or output: the domain of a feature takes what it needs as arguments, and gives shapes that components name.',
      severity: 'error',
      from: { path: '^features/[^/]+/domain/', pathNot: test },
      to: {
        path: '(^(components|lib)/|^features/[^/]+/(?!domain/)|node_modules/)',
        pathNot: '^lib/(contracts|domain|format|map|routes)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-domain-kernel-is-pure',
      comment: 'Rules that both sides share: no React, no Intl, no package, no Node module; contracts give it shapes.',
      severity: 'error',
      from: { path: '^lib/domain/', pathNot: test },
      to: { pathNot: '^lib/(domain|contracts)/' },
    },
    {
      name: 'formats-are-pure',
      severity: 'error',
      from: { path: '^lib/format/', pathNot: test },
      to: { path: '(^lib/(?!format/|contracts/|domain/)|node_modules/)' },
    },
    {
      name: 'server-packages-stay-in-the-server',
      severity: 'error',
      // Open Graph images are rendered on the server only.
      from: { path: '^(app|components|features|lib|middleware\\.ts)', pathNot: '^lib/seo/og-image/render(\\.test)?\\.tsx?$' },
      to: { path: 'node_modules/(drizzle-orm|hono|@hono|pg|@electric-sql|pino|sharp|marked|sanitize-html)/' },
    },
    {
      name: 'links-and-late-parts-are-our-own',
      comment:
        'components/ui/navigation/link.tsx and lib/lazy-component.tsx do the same with less in the first load of every page.',
      severity: 'error',
      from: { path: '^(app|components|features|lib)/' },
      to: { path: 'node_modules/next/(link|dynamic)\\.' },
    },
    {
      name: 'no-interface-packages-in-the-server',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/entry/main\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|next|next-intl|@tanstack|@base-ui|axios|zustand)/' },
    },
    {
      name: 'http-only-in-routes',
      severity: 'error',
      from: { path: modules, pathNot: `(\\.routes\\.ts|\\.context\\.ts|${identity}|${test})` },
      to: { path: '(node_modules/(hono|@hono)/|^server/http/(?!errors\\.ts|limits/rate-limit\\.ts))' },
    },
    {
      name: 'sql-only-in-repository-table-and-query',
      severity: 'error',
      from: { path: modules, pathNot: `(${sqlRoles}|${identity}|${test})` },
      to: { path: '(^server/db/|node_modules/(drizzle-orm|pg)/)' },
    },
    {
      name: 'services-take-repositories-as-arguments',
      severity: 'error',
      from: { path: `${modules}.*\\.service\\.ts$` },
      to: { path: '\\.(repository|table|query|routes)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tables-are-one-floor',
      comment:
        'Below all modules, each of which may join any table: a table names other tables, columns and shapes, and nothing else.',
      severity: 'error',
      from: { path: '\\.table\\.ts$' },
      to: {
        pathNot: '(\\.table\\.ts$|^server/db/columns\\.ts$|^lib/(contracts|domain)/|node_modules/drizzle-orm/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-speak-to-services',
      severity: 'error',
      from: { path: `${modules}.*\\.routes\\.ts$` },
      to: { path: '(\\.(repository|table|query)\\.ts$|^server/db/)' },
    },
    {
      name: 'rows-do-not-know-who-asks',
      severity: 'error',
      from: { path: `${modules}.*${sqlRoles}` },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'http-and-ports-know-no-module',
      severity: 'error',
      from: { path: '^server/(http|ports|db)/', pathNot: `(${test}|^server/db/schema\\.ts$)` },
      to: { path: '^server/(modules|reference|data)/' },
    },
    {
      name: 'modules-do-not-know-the-reference-data',
      severity: 'error',
      from: { path: modules, pathNot: test },
      to: { path: '^server/(reference/|boot\\.ts$)' },
    },
    { name: 'nothing-imports-a-test', severity: 'error', from: { pathNot: '^tests/' }, to: { path: `(\\.(test|spec)\\.tsx?$)` } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|next-env\\.d\\.ts)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
