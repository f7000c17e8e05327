import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: 'src/client',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    sourcemap: false,
    // The Content-Security-Policy allows files of our own alone: nothing inline, no data: address.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page stands on, in one file: the login page would ask for seven more.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|clsx|zod|use-sync-external-store)\/|src\/(shared\/(accounts|endpoint|errors|fields|format|json|limits|messages|vocabulary)|client\/lib\/(call|transport))/,
            },
            // The icons of the login, which would be two files more.
            {
              name: 'icons',
              test: /lucide-react\/.*\/(createLucideIcon|chevron-down|eye|eye-off)\.mjs$/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server } } },
});
