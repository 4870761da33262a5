// Bundles the contract, runs both code generators, and writes the operation table and the route tree. With
// --check it fails if the committed files are not up to date.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programCommand, projectEnvironment } from './setup/install.mjs';

const OUTPUT = 'src/generated';
const ROUTE_TREE = 'src/routeTree.gen.ts';
const STEPS = [
  ['redocly', ['bundle', 'openapi/openapi.yaml', '-o', `${OUTPUT}/openapi.json`]],
  ['orval', ['--config', 'orval.config.ts']],
  ['openapi-ts', ['-f', 'openapi-ts.config.ts']],
  // Must run after orval, because it reads the files that orval writes.
  ['node', ['scripts/generation/write-operations.ts']],
  ['node', ['scripts/generation/write-routes.ts']],
];

/** A list of all generated files with the hashes of their content. */
function fingerprint() {
  const files = readdirSync(OUTPUT, { recursive: true })
    .map((file) => join(OUTPUT, file))
    .filter((file) => statSync(file).isFile());
  return new Map(
    [...files, ROUTE_TREE].map((file) => [
      file,
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

function generate() {
  for (const [command, args] of STEPS) {
    // Uses the project's Node. With an older one a generator fails after it has emptied its folder.
    const { status, stdout, stderr } = spawnSync(...programCommand(command, args), {
      encoding: 'utf8',
      env: projectEnvironment(),
    });
    if (status !== 0) {
      console.error(stdout, stderr);
      console.error(`${command} failed.`);
      process.exit(1);
    }
  }
  dropRegistryLinks();
}

/** Removes comments with links to a package registry, which a generator writes. */
function dropRegistryLinks() {
  const file = join(OUTPUT, 'sdk/client/types.gen.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\{@link https:\S+ (`[^`]+`)\}/g, '$1'));
}

if (process.argv.includes('--check')) {
  const before = fingerprint();
  generate();
  const after = fingerprint();
  const drifted = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  if (drifted.length > 0) {
    console.error(
      'The generated code does not match the contract and the pages. Commit the output of "npm run generate":',
    );
    for (const file of drifted.sort()) console.error(`  ${file}`);
    process.exit(1);
  }
  console.log(`${after.size} generated files match the contract and the pages.`);
} else {
  generate();
  console.log(`${fingerprint().size} generated files.`);
}
