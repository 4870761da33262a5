import type { KnipConfig } from 'knip';

/**
 * Knip lists unused files, exports and types. A "!" marks what belongs to the product. `knip --production`
 * starts from the marked files only, so that it also lists what only tests and the gallery use.
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
        // Found by an alias (desk/alias.ts), and by index.html.
        'desk/{main.tsx,api/http.ts}!',
        'desk/vite.config.ts!',
        // Imported by the configurations of Vite and of the code generators.
        'scripts/generation/*.ts!',
        'server/{browser-errors,dev-plugin}.ts!',
        // Started as separate processes, by their path.
        'backend/media/pictures/workers/worker.ts!',
        'scripts/setup/{resolve-drizzle,quoted-paths}.mjs!',
        'server/fixtures/*.ts',
        'e2e/support/shop/mocked-shop.ts',
        'tests/**/*-process.ts',
        'mocks/{bank,oidc}/main.ts',
        // Imported by a name that is computed, because a shop may come without the demo
        // (backend/demo-shop.ts).
        'demo/index.ts!',
        // Rules with which tests check every table and every migration.
        'backend/**/{personal-data,breaking-statements}.ts!',
        // Bundled by scripts/conformance, which also provides the virtual modules that these files import.
        'conformance/main.ts',
        'conformance/cases/vitest.ts',
        'scripts/conformance/record-facts.ts',
        // Started by hand.
        'scripts/fonts/*.mjs!',
        'scripts/places/make-places.ts!',
        'backend/listing/testing/judged/report.ts',
        'bench/**/*.ts',
        // Only checked by the compiler: these files contain code that must not compile.
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
        // Tests, their data and their tools are not part of the product.
        '!**/*.test.{ts,tsx}!',
        '!**/testing/**!',
        '!**/testing.ts!',
      ],
    },
    // The tools of this workspace are started by hand.
    garments: { entry: ['**/*.ts!'] },
  },
  // Generated code contains the whole contract, whether it is used or not.
  ignore: ['src/generated/**'],
  // A product file may export something that it uses itself, so that its tests can import it.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
} satisfies KnipConfig;
