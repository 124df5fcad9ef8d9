import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config';

// Apart from vite.config.ts, so that the page is built without any package that only tests need.
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      // A window for each of some hundred files takes longer than all tests; testSetup.ts cleans up instead.
      isolate: false,
      maxWorkers: 1,
      testTimeout: 120_000,
      css: { include: [/src.theme/] }, // parsing the styles of components takes longer than drawing them
      setupFiles: ['src/testSetup.ts'],
      include: ['src/**/*.test.ts'],
    },
  }),
);
