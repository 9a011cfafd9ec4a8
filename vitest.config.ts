import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './testkit/src/mutant-plugin.ts';

export default defineConfig({
  plugins: mutantPlugin(import.meta.dirname, process.env['GALLOPER_MUTANT']),
  test: {
    pool: 'threads',
    isolate: false,
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', 'client/tests/**', 'tools/fixtures/**'],
  },
});
