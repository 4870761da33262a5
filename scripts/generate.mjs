// Bundles the contract, runs both generators and writes the operation table. With --check it fails when that changes the committed files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectEnvironment } from './setup/install.mjs';

const OUTPUT = 'src/generated';
const STEPS = [
  ['redocly', ['bundle', 'openapi/openapi.yaml', '-o', `${OUTPUT}/openapi.json`]],
  ['orval', ['--config', 'orval.config.ts']],
  ['openapi-ts', ['-f', 'openapi-ts.config.ts']],
  // Reads what orval has written.
  ['node', ['scripts/generation/write-operations.ts']],
];

/** Every generated file with the hash of its content. */
function fingerprint() {
  const files = readdirSync(OUTPUT, { recursive: true }).filter((file) =>
    statSync(join(OUTPUT, file)).isFile(),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(OUTPUT, file)))
        .digest('hex'),
    ]),
  );
}

function generate() {
  for (const [command, args] of STEPS) {
    // The project's own Node: an older one makes a generator fail after it has emptied its folder.
    const { status, stdout, stderr } = spawnSync(command, args, {
      encoding: 'utf8',
      env: projectEnvironment(),
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error(stdout, stderr);
      console.error(`${command} failed.`);
      process.exit(1);
    }
  }
  dropRegistryLinks();
}

/** A generator links to a package's page in its comments; the project names no registry. */
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
      `The generated code differs from what the contract gives. Commit the output of "npm run generate":`,
    );
    for (const file of drifted.sort()) console.error(`  ${OUTPUT}/${file}`);
    process.exit(1);
  }
  console.log(`${after.size} generated files are what the contract gives.`);
} else {
  generate();
  console.log(`${fingerprint().size} files in ${OUTPUT}.`);
}
