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
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|clsx|zod)\/|src\/(shared|client\/lib\/(call|transport))/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server } } },
});
