import type { UserConfig as HeyApiConfig } from '@hey-api/openapi-ts';
import { defineConfig } from 'orval';
import { withoutSharedParameters } from './scripts/generation/shared-parameters.ts';

/** The bundled contract: one file that Redocly writes. Prism serves the same file. */
const contract = 'src/generated/openapi.json';

/**
 * orval generates the code of the shop itself: the client that uses the shared mutator, query options, MSW
 * handlers, and zod schemas in the small variant of zod, because forms load them in the browser. `site` and
 * the common headers are left out of the client's input, because the mutator adds them to every call. The zod
 * schemas contain them, because the backend validates them.
 */
export const orval = defineConfig({
  client: {
    input: { target: contract, override: { transformer: withoutSharedParameters } },
    output: {
      target: 'src/generated/client/client.ts',
      client: 'react-query',
      httpClient: 'fetch',
      mode: 'tags-split',
      indexFiles: false,
      mock: {
        indexMockFiles: false,
        generators: [
          { type: 'msw', useExamples: true, delay: 0, generateEachHttpStatus: true, locale: 'ru' },
        ],
      },
      clean: true,
      override: {
        mutator: { path: 'src/lib/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        operations: { getWishlistPage: { query: { useQuery: true } } },
      },
    },
  },
  zod: {
    input: { target: contract },
    output: {
      target: 'src/generated/zod/zod.ts',
      client: 'zod',
      mode: 'tags',
      clean: true,
      override: {
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          // All values of a query string are texts. Only numbers are converted here; the backend parses
          // booleans itself, because Boolean('false') is true.
          coerce: { query: ['number'] },
          strict: { body: true, response: true },
          generate: { param: true, query: true, header: true, body: true, response: true },
        },
      },
    },
  },
});

/**
 * hey-api generates the standalone SDK for programs outside the browser: the server, the contract tests, and
 * programs of integrators. The server runs from source, so imports need the extension `.ts`.
 */
export const heyApi: HeyApiConfig = {
  input: contract,
  output: { path: 'src/generated/sdk', clean: true, module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
