import type { Plugin } from 'vite';

/** Stored in globalThis, so that the bank survives a restart of the dev server. */
const slot = globalThis as typeof globalThis & { vitrinaBank?: Promise<Record<string, string>> };

/**
 * Starts the local bank with the dev server and configures the shop for it, if the shop has demo data. Does
 * nothing if the shop already has payments or another service answers the API. Place this plugin after the
 * plugin that reads the settings. A build contains neither this plugin nor the bank.
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
