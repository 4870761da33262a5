import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mocks } from './mocks/vite.ts';
import { shopInDevelopment } from './server/dev-plugin.ts';

/**
 * What every page loads anyway, and what several pages share, in one file each: thirty small ones compress worse
 * and cost a request each. The entry itself stays outside, or nobody would run it.
 */
const groups = [
  { name: 'shop', test: /node_modules|src[\\/](lib|generated)[\\/]/ },
  { name: 'parts', test: /src[\\/](features|routes[\\/]-site)[\\/]/, minShareCount: 2 },
];

export default defineConfig(({ command }) => ({
  resolve: { tsconfigPaths: true },
  // One self-contained file with React's production build in it, whatever NODE_ENV says when it is run.
  ...(command === 'build' && {
    environments: {
      ssr: { resolve: { noExternal: true } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
  }),
  plugins: [
    // The framework's own middleware for development has no way to pass a request context.
    tanstackStart({ vite: { installDevServerMiddleware: false } }),
    viteReact(),
    tailwindcss(),
    ...mocks(),
    shopInDevelopment(),
  ],
}));
