/**
 * @typedef {object} ImportRule
 * @property {string} from Files of src that the rule is for; the first rule that matches decides.
 * @property {string[]} may Files that they may import. `<kind>` and `<page>` stand for one folder.
 * @property {RegExp} [packages] Packages that they may import; any, where it is absent.
 * @property {string} because Said where the rule is broken.
 */

const zodAlone = /^zod(\/|$)/;
const notNode = /^(?!node:)/;
const pureKind = ['shared/**', 'documents/kit/**', 'documents/<kind>/**'];
const writerSide = ['documents/{knowledge,reading,guard,prompting,settling,letters}/**'];
const screenSide = ['client/ui/**', 'client/data/**', 'client/lib/**'];
const registries = ['documents/{labels,contracts,endpoints}.ts', 'documents/screens.tsx'];
const forTestsOfTheClient = [
  'shared/**',
  'documents/kit/**',
  'documents/*/contract.ts',
  ...registries,
  'client/*',
  'client/{ui,lib,data,commitments,shell,generation}/**',
];
const belowPages = ['shared/**', 'documents/kit/**', ...registries, ...screenSide];

/** The table 'Who may import whom'. @type {ImportRule[]} */
export const importTable = [
  {
    from: 'shared/**/*.test.ts',
    may: ['shared/**'],
    because: 'a test of shared needs shared alone',
  },
  {
    from: 'shared/**',
    may: ['shared/**'],
    packages: zodAlone,
    because: 'shared is pure: it imports zod and itself, and runs anywhere',
  },
  {
    from: 'documents/*.test.{ts,tsx}',
    may: ['shared/**', 'documents/**', ...screenSide],
    because: 'the tests of all kinds stand on documents, shared and client/{ui,data,lib}',
  },
  {
    from: 'documents/labels.ts',
    may: ['shared/**', 'documents/kit/**', 'documents/*/labels.ts'],
    packages: zodAlone,
    because: 'the registry of labels goes into every bundle: labels, kit and shared alone',
  },
  {
    from: 'documents/contracts.ts',
    may: ['shared/**', 'documents/kit/**', 'documents/labels.ts', 'documents/*/contract.ts'],
    packages: zodAlone,
    because: 'the registry of contracts goes into both bundles: contracts, kit and shared alone',
  },
  {
    from: 'documents/writers.ts',
    may: [
      'shared/**',
      'documents/kit/**',
      'documents/{labels,contracts}.ts',
      'documents/*/writer.ts',
    ],
    packages: zodAlone,
    because: 'the registry of writers is for the server: writers, contracts and what they stand on',
  },
  {
    from: 'documents/screens.tsx',
    may: [
      'shared/**',
      'documents/kit/**',
      'documents/{labels,contracts}.ts',
      'documents/*/{form,view}.tsx',
      'client/lib/**',
    ],
    packages: notNode,
    because:
      'the registry of screens is for the client: forms, views, contracts, kit, shared and client/lib alone',
  },
  {
    from: 'documents/endpoints.ts',
    may: ['shared/**', 'documents/kit/**', 'documents/{labels,contracts}.ts'],
    packages: zodAlone,
    because: 'endpoints go into both bundles: contracts, kit and shared alone',
  },
  {
    from: 'documents/kit/**/*.tsx',
    may: ['shared/**', 'documents/kit/**', ...screenSide],
    packages: notNode,
    because: 'what the screens of kinds share imports shared, kit and client/{ui,data,lib}',
  },
  ...[
    { folder: 'kit', on: [] },
    { folder: 'knowledge', on: ['documents/kit/**'] },
    { folder: 'reading', on: ['documents/{kit,knowledge}/**'] },
    { folder: 'guard', on: ['documents/{kit,knowledge,reading}/**'] },
    { folder: 'prompting', on: ['documents/{kit,knowledge,reading}/**'] },
    { folder: 'settling', on: ['documents/{kit,knowledge,reading}/**'] },
    {
      folder: 'letters',
      on: ['documents/{kit,knowledge,reading,prompting,settling}/**'],
    },
  ].flatMap(({ folder, on }) => {
    const may = ['shared/**', `documents/${folder}/**`, ...on];
    const because = `documents/${folder} is what kinds stand on: it imports ${may.join(', ')} alone`;
    return [
      { from: `documents/${folder}/**/*.test.ts`, may, because },
      { from: `documents/${folder}/**`, may, packages: zodAlone, because },
    ];
  }),
  {
    from: 'documents/<kind>/**/*.test.{ts,tsx}',
    may: [...pureKind, ...writerSide, 'documents/*.{ts,tsx}', ...screenSide],
    because: 'a test of a kind stays with its kind: kinds never import each other',
  },
  {
    from: 'documents/<kind>/contract.ts',
    may: pureKind,
    packages: zodAlone,
    because: 'a contract goes into both bundles: shared, kit and its own folder; kinds never meet',
  },
  {
    from: 'documents/<kind>/**/*.tsx',
    may: [...pureKind, ...screenSide],
    packages: notNode,
    because: 'a form or view imports shared, kit, its own folder and client/{ui,data,lib}',
  },
  {
    from: 'documents/<kind>/**',
    may: [...pureKind, ...writerSide],
    packages: zodAlone,
    because:
      'what writes a document is pure: shared, kit, knowledge, the folders that writers share, and its own; kinds never meet',
  },
  {
    from: 'server/**/*.test.ts',
    may: ['shared/**', 'server/**', 'documents/**/*.ts'],
    because: 'a test of the server may name a kind to look at what it got, and never the client',
  },
  {
    from: 'server/**',
    may: [
      'shared/**',
      'server/**',
      'documents/{labels,contracts,writers,endpoints}.ts',
      'documents/kit/{adjustments,items,item-places,sources,origin,outline,page,edits,calendar,promises,competencies,document-context,fields,shown,text-outline,versions,writer}.ts',
      'documents/{reading,guard,prompting}/**',
    ],
    because:
      'the server sees of documents the registries, the kit, the reader, the guard and the prompts, and never the client',
  },
  {
    from: 'client/pages/<page>/**/*.test.{ts,tsx}',
    may: [...forTestsOfTheClient, 'client/pages/<page>/**'],
    because:
      'a test of a page reaches other pages through the routes, and the server through test/',
  },
  {
    from: 'client/**/*.test.{ts,tsx}',
    may: forTestsOfTheClient,
    because: 'a test of the client reaches pages through the routes, and the server through test/',
  },
  {
    from: 'client/{ui,lib}/**',
    may: ['shared/**', 'client/{ui,lib}/**'],
    packages: notNode,
    because: 'the design system and the ground know no product rule: shared and themselves alone',
  },
  {
    from: 'client/data/**',
    may: ['shared/**', 'documents/{labels,contracts,endpoints}.ts', 'client/{data,lib}/**'],
    packages: notNode,
    because:
      'client/data holds queries and mutations: shared, documents/{contracts,endpoints} and client/lib alone',
  },
  {
    from: 'client/commitments/**',
    may: ['shared/**', ...screenSide, 'client/commitments/**'],
    packages: notNode,
    because:
      'what several screens show of commitments stands below shell, generation and pages, on client/{ui,data,lib}',
  },
  {
    from: 'client/{shell,generation}/**',
    may: [...belowPages, 'client/{commitments,shell,generation}/**'],
    packages: notNode,
    because:
      'shell and generation stand below the pages, on client/{ui,data,lib,commitments} and documents/{contracts,endpoints,screens}',
  },
  {
    from: 'client/pages/<page>/**',
    may: [...belowPages, 'client/{commitments,shell,generation}/**', 'client/pages/<page>/**'],
    packages: notNode,
    because:
      'a page imports its own folder and what is below it: never another page, never the server',
  },
  {
    from: 'client/*',
    may: ['client/**', 'shared/**'],
    packages: notNode,
    because: 'the entry and the routes know the client, and never documents nor the server',
  },
];

/** What goes to the browser must not drag these along, however long the way. */
export const bundleBoundary = {
  from: [
    'documents/{labels,contracts,endpoints}.ts',
    'documents/**/{contract.ts,*.tsx}',
    'client/**',
  ],
  never: [
    'documents/{knowledge,guard,prompting,settling}/**',
    'documents/*/{writer,compose,prompt,settle}.ts',
    'server/**',
  ],
  because: 'knowledge, guard, prompts, writers and server must not reach the browser',
};
