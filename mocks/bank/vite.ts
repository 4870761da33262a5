import type { Plugin } from 'vite';

/** Survives a restart of the dev server. */
const slot = globalThis as typeof globalThis & { vitrinaBank?: Promise<Record<string, string>> };

/**
 * Starts the local bank with the dev server if the shop has demo data, and configures the shop for it, unless the shop
 * already has payments or another service answers the API. Place it after the plugin that reads the settings. A build
 * contains neither.
 */
export function demoBank(): Plugin {
  return {
    name: 'vitrina-demo-bank',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    async config() {
      const { wantsBank } = await import('./wants-bank.ts');
      if (!wantsBank(process.env)) return;
      slot.vitrinaBank ??= import('./spawn-bank.ts').then(({ spawnBank }) => spawnBank());
      Object.assign(process.env, await slot.vitrinaBank);
    },
  };
}
