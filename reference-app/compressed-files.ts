import { compression } from 'vite-plugin-compression2';

/** The server sends these as they are: nothing is compressed while a guest waits. */
export function compressedFiles() {
  return compression({
    include: /\.(css|html|js|json|svg|webmanifest)$/,
    algorithms: ['brotliCompress', 'gzip'],
    threshold: 512,
    skipIfLargerOrEqual: true,
    logLevel: 'silent',
  });
}
