import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

export default {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: false,
  outputFileTracingRoot: here,
  turbopack: { root: here },
};
