import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** The portal's packages are taken as they are written, also by what turns `.css.ts` into CSS. */
const conditions = ['@portal/source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // The server sends these as they are: nothing is compressed while a guest waits.
    compression({
      include: /\.(css|html|js|json|svg|webmanifest)$/,
      algorithms: ['brotliCompress', 'gzip'],
      threshold: 1024,
      skipIfLargerOrEqual: true,
      logLevel: 'silent',
    }),
  ],
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  build: { target: 'es2023', sourcemap: false },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
