import type { Plugin } from 'vite';

/** The running bank, kept in globalThis so that it survives a restart of the dev server. */
const slot = globalThis as typeof globalThis & { vitrinaBank?: Promise<Record<string, string>> };

/**
 * A Vite plugin that starts the local bank with the dev server and sets the shop's payment settings, if the
 * shop has demo data. Does nothing if payments are already configured or an external API is used. Must come
 * after the plugin that reads the settings. Not part of builds.
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
