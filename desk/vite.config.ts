import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deskAlias } from './alias.ts';

/** The doors name all calls of the contract and all its schemas; a screen takes the ones that it uses. */
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
    // The security policy of the desk allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake },
  },
  server: { fs: { allow: [resolve(import.meta.dirname, '..')] } },
  plugins: [viteReact(), tailwindcss()],
});
