/** What every page stands on. */
const base =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|clsx|use-sync-external-store)\/|lucide-react\/.*\/(createLucideIcon|chevron-down|eye|eye-off)\.mjs$|src\/(shared\/(format|limits|messages|vocabulary)|client\/lib\/(call|transport))/;

/** What forms are checked with: fetched when something is typed. */
const schemas = /node_modules\/zod\/(?!.*locales)|src\/shared\/(accounts|endpoint|fields)\.ts$/;

/** The files of that base, and of what stands on it on every page. */
export const alwaysThere = /\/(start|base|app|rolldown-runtime)-[^/]*\.js$/;

/** What goes into one file, along with all that it needs: the login asked for seven more, the dashboard for forty. */
export const chunkGroups = [
  { name: 'start', test: /vite\/preload-helper|src\/client\/main\.ts$/, priority: 4 },
  { name: 'base', test: base, priority: 3 },
  { name: 'schemas', test: schemas, priority: 2 },
  { name: 'app', test: /src\/client\/app\.tsx$/, priority: 2 },
  {
    name: 'signed-in',
    test: /src\/client\/(shell\/(guard|shell|arrival)|pages\/dashboard\/(dashboard-page|load-answers))\.tsx?$/,
    priority: 1,
  },
  { name: 'icons', test: /lucide-react\/.*\/icons\//, minShareCount: 2, priority: 0 },
];
