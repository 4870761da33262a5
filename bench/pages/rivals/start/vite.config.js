import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  ...(command === 'build' && { environments: { ssr: { resolve: { noExternal: true } } } }),
  plugins: [tanstackStart(), viteReact()],
}));
