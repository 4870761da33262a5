import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deskAlias } from './alias.ts';

/**
 * These files only export code and have no side effects. Without this setting, each screen would load all API
 * calls and schemas, not only the ones that it uses.
 */
const treeshake = {
  moduleSideEffects: [
    {
      test: /src[\\/](generated[\\/]|lib[\\/]api[\\/](index|core)\.ts)|desk[\\/]api[\\/]index\.ts/,
      sideEffects: false,
    },
  ],
};

// The desk has its own build (another root, another entry, no server), so that none of its code can get into the shop.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite-desk'),
  resolve: { alias: deskAlias },
  build: {
    outDir: resolve(import.meta.dirname, '../dist/desk'),
    emptyOutDir: true,
    // Fonts stay files, because the security policy of the desk forbids fonts in data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake },
  },
  server: { fs: { allow: [resolve(import.meta.dirname, '..')] } },
  plugins: [viteReact(), tailwindcss()],
});
