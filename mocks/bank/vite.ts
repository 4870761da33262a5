import type { Plugin } from 'vite';

/** Survives a restart of the dev server. */
const slot = globalThis as typeof globalThis & { vitrinaBank?: Promise<Record<string, string>> };

/**
 * Starts the local bank with the dev server beside demo data and sets the shop up for it, unless it has payments already or
 * another service answers the API. Place it behind the plugin that reads the settings. In a build neither exists.
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
