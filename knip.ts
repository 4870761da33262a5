import type { KnipConfig } from 'knip';

/**
 * Knip lists unused files, exports and types. Entries marked with "!" are the product. `knip --production`
 * starts from these alone, so it also lists what only tests and the gallery use.
 */
export default {
  workspaces: {
    '.': {
      entry: [
        'server/{main,mcp}.ts!',
        'backend/cli/*.ts!',
        'scripts/*.{ts,mjs}!',
        'scripts/checks/{main,steady,types,unused}.ts!',
        'scripts/{image,server}/rehearse.ts!',
        'src/{client,server,start,router}.{ts,tsx}!',
        'src/routes/**!',
        '*.config.ts!',
        // Found by its alias (desk/alias.ts), and by index.html.
        'desk/{main.tsx,api/http.ts}!',
        'desk/vite.config.ts!',
        // Read by the configurations of Vite and of the generators.
        'scripts/generation/*.ts!',
        'server/{browser-errors,dev-plugin}.ts!',
        // Started as processes, by their path.
        'backend/media/pictures/workers/worker.ts!',
        'scripts/setup/{resolve-drizzle,quoted-paths}.mjs!',
        'server/fixtures/*.ts',
        'e2e/support/shop/mocked-shop.ts',
        'tests/**/*-process.ts',
        'mocks/{bank,oidc}/main.ts',
        // Found by its name, because a shop may go without it (backend/demo-shop.ts).
        'demo/index.ts!',
        // Rules that tests hold every table and every migration against.
        'backend/**/{personal-data,breaking-statements}.ts!',
        // Bundled by scripts/conformance, which serves their virtual modules.
        'conformance/main.ts',
        'conformance/cases/vitest.ts',
        'scripts/conformance/record-facts.ts',
        // Run by hand.
        'scripts/fonts/*.mjs!',
        'scripts/places/make-places.ts!',
        'backend/listing/testing/judged/report.ts',
        'bench/**/*.ts',
        // Read by the type check alone: they say what must not compile.
        'src/**/*.types.ts',
        // Loaded by Vite in development.
        'mocks/development/{scenario-answers,shop-in-memory}.ts',
        'gallery/*.{ts,tsx}',
        '{shared,demo,server,backend,mocks,scripts,tests,src,desk}/**/*.test.{ts,tsx}',
        // Found by their file name endings.
        'tests/contract/stories/**/*.story.ts',
        'e2e/**/*.{e2e,setup}.ts',
        'tests/setup-*.ts',
        'tests/integration/{postgres,setup-races}.ts',
      ],
      project: [
        '{src,desk,server,backend,shared,demo,scripts}/**/*.{ts,tsx,mjs,css}!',
        '{conformance,mocks,tests,e2e,bench,gallery}/**/*.{ts,tsx}',
        // Tests, their data and tools.
        '!**/*.test.{ts,tsx}!',
        '!**/testing/**!',
        '!**/testing.ts!',
      ],
    },
    // Tools, each run by hand.
    garments: { entry: ['**/*.ts!'] },
  },
  // The generators write all of the contract, used or not.
  ignore: ['src/generated/**'],
  // What a file of the product uses itself may be exported for its tests.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig;
