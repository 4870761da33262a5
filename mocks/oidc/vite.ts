import type { Plugin } from 'vite';

/** Survives a restart of the dev server, so that the keys of the provider stay the same. */
const slot = globalThis as typeof globalThis & { vitrinaSignIn?: Promise<{ issuer: string }> };

/**
 * Starts the local sign-in provider with the dev server and sets DEMO_SIGN_IN_ISSUER for the backend, unless it is set
 * already or another service answers the API. Place it behind the plugin that reads the settings. In a build
 * neither the plugin nor the provider exists.
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

/** Loaded only here: nothing else of the dev server needs it. */
async function start() {
  const { startProvider } = await import('./start-provider.ts');
  return startProvider({ port: 0 });
}
