import type { UserConfig as HeyApiConfig } from '@hey-api/openapi-ts';
import { defineConfig } from 'orval';
import { withoutSharedParameters } from './scripts/generation/shared-parameters.ts';

/** The bundled contract, a single file that Redocly writes. Prism uses it too. */
const contract = 'src/generated/openapi.json';

/**
 * orval generates code for the shop itself: the client with the shared HTTP function (mutator), query
 * options, MSW handlers, and zod schemas. The schemas use zod's small variant, because forms load them in the
 * browser. The client has no parameters for `site` and the common headers, because the mutator adds them to
 * each call; the schemas contain them, because the backend validates them.
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
          // The values of a query string are strings. Only numbers are converted here: Boolean('false') would
          // be true, so the backend parses booleans itself.
          coerce: { query: ['number'] },
          strict: { body: true, response: true },
          generate: { param: true, query: true, header: true, body: true, response: true },
        },
      },
    },
  },
});

/**
 * hey-api generates the SDK for programs outside the browser: the server, the contract tests, and
 * integrations. The server runs from source, so imports must end with `.ts`.
 */
export const heyApi: HeyApiConfig = {
  input: contract,
  output: { path: 'src/generated/sdk', clean: true, module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
