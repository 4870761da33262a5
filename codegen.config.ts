import type { UserConfig as HeyApiConfig } from '@hey-api/openapi-ts';
import { defineConfig } from 'orval';
import { withoutSharedParameters } from './scripts/generation/shared-parameters.ts';

/** The contract in one file, as Redocly bundles it; also what Prism serves. */
const contract = 'src/generated/openapi.json';

/**
 * orval makes what the shop itself speaks: the client through the shared mutator, query options, MSW handlers
 * and zod, in its small variant, since forms take schemas to the browser. The client's input leaves out `site` and the
 * headers, because the mutator adds them to every call; the zod schemas keep them, because the backend checks them.
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
          // A query arrives as text. Booleans are read by the backend's binding: Boolean('false') is true.
          coerce: { query: ['number'] },
          strict: { body: true, response: true },
          generate: { param: true, query: true, header: true, body: true, response: true },
        },
      },
    },
  },
});

/**
 * hey-api makes the standalone SDK for programs outside the browser: the serving process itself, which runs from source and
 * so needs `.ts` in imports, the contract runner, integrators.
 */
export const heyApi: HeyApiConfig = {
  input: contract,
  output: { path: 'src/generated/sdk', clean: true, module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
};
