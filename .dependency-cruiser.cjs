/** Imports go one way; docs/architecture.md draws the picture. */
const from = (path, extra = {}) => ({ path, ...extra });
const sources = '\\.(ts|tsx)$';

/** The api's modules, each after those that it imports: docs/architecture.md tells what each of them is for. */
const API_MODULES = require('./apps/api/module-order.json');
const inModules = (names) => `^apps/api/src/modules/(${names.join('|')})/`;
const moduleOrder = API_MODULES.slice(0, -1).map((name, index) => ({
  name: `api-module-order-${name}`,
  comment:
    'A module imports only modules before it in apps/api/module-order.json; one that needs both lies above both.',
  severity: 'error',
  from: from(inModules([name]), { pathNot: '\\.test\\.ts$' }),
  to: { path: inModules(API_MODULES.slice(index + 1)) },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unknown-import',
      comment: 'Generated files are not there before the first build; a query is an instruction to Vite.',
      severity: 'error',
      from: from(sources),
      to: { couldNotResolve: true, pathNot: ['generated', '^virtual:', '\\?no-inline$'] },
    },
    {
      name: 'no-unlisted-package',
      severity: 'error',
      from: from(sources),
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'commands-lie-above',
      comment: 'The commands of the repository use packages and apps, never the other way round.',
      severity: 'error',
      from: from('^(packages|apps)/'),
      to: { path: '^(scripts|bench|acceptance)/' },
    },
    {
      name: 'core-and-search-stand-alone',
      severity: 'error',
      from: from('^packages/(core|search)/src', { pathNot: '\\.test\\.ts$' }),
      to: { path: '^(packages|apps)/', pathNot: ['^packages/core/', '^packages/search/'] },
    },
    {
      name: 'core-knows-no-engine',
      severity: 'error',
      from: from('^packages/core/'),
      to: { path: '^packages/search/' },
    },
    {
      name: 'engine-knows-no-core',
      severity: 'error',
      from: from('^packages/search/'),
      to: { path: '^packages/core/' },
    },
    {
      name: 'core-has-no-dependency',
      severity: 'error',
      from: from('^packages/core/src', { pathNot: '\\.test\\.ts$' }),
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: from('^packages/'),
      to: { path: '^apps/' },
    },
    {
      name: 'contract-takes-core-alone',
      severity: 'error',
      from: from('^packages/contract/'),
      to: { path: '^packages/(search|ui)/' },
    },
    {
      name: 'ui-has-no-data-and-no-router',
      severity: 'error',
      from: from('^packages/ui/'),
      to: {
        path: [
          '^packages/search/',
          '(^|/)(react-router|@tanstack/|algoliasearch|@algolia/|graphql-request|@apollo/|urql)',
          '(^|node_modules/)graphql(/|$)',
        ],
      },
    },
    {
      name: 'store-and-api-talk-by-contract',
      severity: 'error',
      from: from('^apps/store/', { pathNot: '^apps/store/e2e/' }),
      to: { path: '^apps/api/' },
    },
    {
      name: 'production-knows-no-demo',
      comment:
        'Only the command `catalogue demo` reads the demo catalogue; a shop with real pieces never does.',
      severity: 'error',
      from: from('^(packages|apps)/', {
        pathNot: ['^apps/api/demo/', '^apps/api/src/cli/catalogue-demo\\.ts$', '\\.test\\.ts$'],
      }),
      to: { path: '^apps/api/demo/' },
    },
    {
      name: 'illustrations-are-a-picture-source',
      comment: 'The api opens pictures by source; what draws those of the demo is one of the sources.',
      severity: 'error',
      from: from('^apps/(api/src|store)/', { pathNot: '^apps/api/src/modules/media/picture-sources\\.ts$' }),
      to: { path: '^packages/illustrations/src/', pathNot: '^packages/illustrations/src/canvas-size\\.ts$' },
    },
    {
      name: 'illustrations-stand-alone',
      severity: 'error',
      from: from('^packages/illustrations/'),
      to: { path: '^packages/', pathNot: '^packages/illustrations/' },
    },
    {
      name: 'telemetry-stands-alone',
      severity: 'error',
      from: from('^packages/telemetry/'),
      to: { path: '^packages/', pathNot: '^packages/telemetry/' },
    },
    {
      name: 'api-draws-no-screens',
      severity: 'error',
      from: from('^apps/api/'),
      to: { path: ['^apps/store/', '^packages/ui/'] },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: from('^apps/store/src/features/([^/]+)/', { pathNot: '\\.test\\.tsx?$' }),
      to: { path: '^apps/store/src/features/', pathNot: '^apps/store/src/features/$1/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: from('^apps/store/src/(features|lib|cms|i18n)/'),
      to: { path: '^apps/store/src/(pages|layouts)/' },
    },
    {
      name: 'page-editor-is-opened-by-its-pages',
      severity: 'error',
      from: from('^apps/store/', {
        pathNot: ['^apps/store/src/page-editor/', '^apps/store/src/pages/page-(editor|preview)/'],
      }),
      to: { path: '^apps/store/src/page-editor/' },
    },
    {
      name: 'page-editor-has-one-door',
      comment: 'Its pages import the editor itself and the messages between it and the preview’s iframe.',
      severity: 'error',
      from: from('^apps/store/src/pages/'),
      to: {
        path: '^apps/store/src/page-editor/',
        pathNot: '^apps/store/src/page-editor/(PageEditor\\.tsx|iframe-messages\\.ts)$',
      },
    },
    {
      name: 'lib-knows-no-feature',
      severity: 'error',
      from: from('^apps/store/src/(lib|i18n)/'),
      to: { path: '^apps/store/src/features/' },
    },
    {
      name: 'repositories-know-no-route',
      comment: 'SQL is written for whoever asks: a module’s own file and its routes lie above it.',
      severity: 'error',
      from: from('^apps/api/src/modules/.*repository\\.ts$'),
      to: { path: '^apps/api/src/modules/(([^/]+)/\\2|.*routes)\\.ts$' },
    },
    ...moduleOrder,
    {
      name: 'api-modules-have-a-public-file',
      comment:
        'Code outside a module imports its index.ts; only what mounts the modules, and tests, name other files of it.',
      severity: 'error',
      from: from('^apps/api/', {
        pathNot: [
          '^apps/api/src/modules/',
          '^apps/api/src/(app|modules|operations-app)\\.ts$',
          '^apps/api/src/testing/',
          '\\.test\\.ts$',
        ],
      }),
      to: { path: '^apps/api/src/modules/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'api-modules-talk-by-public-file',
      comment: 'A module imports of another what its index.ts exports, or leaves an event in the outbox.',
      severity: 'error',
      from: from('^apps/api/src/modules/([^/]+)/', { pathNot: '\\.test\\.tsx?$' }),
      to: {
        path: '^apps/api/src/modules/',
        pathNot: ['^apps/api/src/modules/$1/', '^apps/api/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Queries are written in a repository of their module; types of rows may be named anywhere.',
      severity: 'error',
      from: from('^apps/api/src/', {
        pathNot: ['\\.test\\.ts$', 'repository\\.ts$', '^apps/api/src/(db|testing)/'],
      }),
      to: {
        path: ['(^|/)drizzle-orm/', '^apps/api/src/db/(schema/|rows\\.ts|insert-many\\.ts)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-module-has-its-place',
      comment: 'A new module is given its place in apps/api/module-order.json.',
      severity: 'error',
      from: from('^apps/api/src/modules/', { pathNot: inModules(API_MODULES) }),
      to: {},
    },
    {
      name: 'db-pdf-and-plugins-know-no-module',
      severity: 'error',
      from: from('^apps/api/src/(db|pdf|plugins)/', { pathNot: '\\.test\\.ts$' }),
      to: { path: '^apps/api/src/modules/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/generated/', '\\.css$'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
