import type { Plugin } from 'vite';

/** The running provider, kept in globalThis so that it keeps its keys when the dev server restarts. */
const slot = globalThis as typeof globalThis & { vitrinaSignIn?: Promise<{ issuer: string }> };

/**
 * A Vite plugin that starts the local sign-in provider with the dev server and sets DEMO_SIGN_IN_ISSUER. Does
 * nothing if that setting has a value or an external API is used. Must come after the plugin that reads the
 * settings. Not part of builds.
 */
export function demoSignIn(): Plugin {
  return {
    name: 'vitrina-demo-sign-in',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    async config() {
      const { DEMO_SIGN_IN_ISSUER, API_BASE_URL } = process.env;
      if (DEMO_SIGN_IN_ISSUER?.trim() || API_BASE_URL?.trim()) return;
      slot.vitrinaSignIn ??= start();
      process.env.DEMO_SIGN_IN_ISSUER = (await slot.vitrinaSignIn).issuer;
    },
  };
}

/** Imported on demand, because nothing else in the dev server needs it. */
async function start() {
  const { startProvider } = await import('./start-provider.ts');
  return startProvider({ port: 0 });
}
