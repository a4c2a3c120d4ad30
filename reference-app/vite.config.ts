import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// Node reads this file before anything is built, and knows no condition `@portal/source`.
import { leanZod } from '../packages/domain/src/lean-zod/index.ts';
import { compressedFiles } from './compressed-files.ts';
import { guestGroups, leanRouter, storeStart } from './first-load.ts';
import { staffPages } from './staff-pages.ts';
import { workerBuild } from './worker-build.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** The portal's packages are taken as they are written, also by what turns `.css.ts` into CSS. */
const conditions = ['@portal/source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    leanZod(),
    leanRouter(),
    storeStart(),
    compressedFiles(),
    workerBuild(conditions),
    staffPages(conditions),
  ],
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // What the first page weighs is held by e2e/first-load.spec.ts, as it is sent.
    chunkSizeWarningLimit: 600,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: guestGroups } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
