import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { samplePictures } from './sample-pictures.ts';

const address = { host: 'localhost', port: Number(process.env.PORT ?? 3180), strictPort: true };

// The gallery has its own build (other root, other entry, no routes), so that none of its code gets into the
// shop. `npm run gallery` shows each component of src/lib/ui in each state, and the filters and search
// suggestions. e2e/gallery.e2e.ts tests the built page: a browser loads its three files faster than the three
// hundred of the development server.
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: resolve(import.meta.dirname, '../node_modules/.vite-gallery'),
  resolve: {
    alias: {
      '@': resolve(import.meta.dirname, '../src'),
      '@tanstack/react-start': resolve(import.meta.dirname, 'browser-half.ts'),
    },
  },
  build: {
    outDir: resolve(import.meta.dirname, '../node_modules/.cache/vitrina/gallery'),
    emptyOutDir: true,
    // Keeps fonts as files of their own, as in the shop.
    assetsInlineLimit: 0,
  },
  preview: address,
  server: {
    ...address,
    fs: { allow: [resolve(import.meta.dirname, '..')] },
  },
  plugins: [viteReact(), tailwindcss(), samplePictures()],
});
