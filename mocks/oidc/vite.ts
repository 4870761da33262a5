import type { Plugin } from 'vite';

/** Stored in globalThis, so that the provider keeps its keys when the dev server restarts. */
const slot = globalThis as typeof globalThis & { vitrinaSignIn?: Promise<{ issuer: string }> };

/**
 * Starts the local sign-in provider with the dev server and sets DEMO_SIGN_IN_ISSUER for the backend. Does
 * nothing if the setting has a value or another service answers the API. Place this plugin after the plugin
 * that reads the settings. A build contains neither this plugin nor the provider.
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

/** Imported only when the provider starts, because the rest of the dev server does not need it. */
async function start() {
  const { startProvider } = await import('./start-provider.ts');
  return startProvider({ port: 0 });
}
