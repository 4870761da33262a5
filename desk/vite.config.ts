import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mutatorOfDesk } from './api/mutator.ts';
import { deskAlias } from './alias.ts';

/** The doors name all calls of the contract and all its schemas; a screen takes those that it uses. */
const treeshake = {
  moduleSideEffects: [
    { test: /src[\\/](generated[\\/]|lib[\\/]api[\\/](index|core)\.ts)|desk[\\/]api[\\/]index\.ts/, sideEffects: false },
  ],
};
