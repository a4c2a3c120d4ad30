import { build, type Plugin } from 'vite';
import { compressedFiles } from './compressed-files.ts';

/** Builds `/worker.js` beside the app: one file, under a name that never changes. */
export function workerBuild(conditions: string[]): Plugin {
  let outDir = '';
  return {
    name: 'worker-build',
    apply: 'build',
    configResolved(config) {
      ({ outDir } = config.build);
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [compressedFiles()],
        resolve: { conditions },
        build: {
          outDir,
          target: 'es2023',
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: 'worker/worker.ts',
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      });
    },
  };
}
