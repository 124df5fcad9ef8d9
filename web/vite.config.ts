import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.TEARUM_SERVER ?? 'http://127.0.0.1:8642';

// Assets stay files of their own: the page's content security policy allows no data: addresses.
export default defineConfig({
  // The folder on a static host; a server has the page at its root.
  base: process.env.TEARUM_BASE ?? '/',
  plugins: [svelte()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/serviceWorker.ts' },
      output: {
        // What every screen uses comes in one file: many small ones take longer to load.
        codeSplitting: { groups: [{ name: 'common', test: /src\/(components\/ui|app\/LanguageChoice)/ }] },
        // The service worker keeps its name and stands at the root: it is for the whole site.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
