import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { alwaysThere, chunkGroups } from './scripts/client-chunks.mjs';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src/client',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    sourcemap: false,
    // The Content-Security-Policy allows files of our own alone: nothing inline, no data: address.
    modulePreload: {
      polyfill: false,
      // What is fetched after the start need not name what every visit begins with.
      resolveDependencies: (_file, files, { hostId }) =>
        hostId.includes('/start-') ? files : files.filter((file) => !alwaysThere.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server } } },
}));
