// Builds the shop into dist/: client, server and desk with Vite, compressed copies of the files for browsers, and the
// build's version.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildStamp, sourceFingerprint } from './setup/build.ts';
import { root } from './setup/install.mjs';

/** The folders with files for browsers. */
const PUBLIC = ['client', 'desk'].map((folder) => join(root, 'dist', folder));
/**
 * Files below this size in bytes are not compressed: compression would save fewer bytes than its response
 * header adds.
 */
const LEAST_BYTES = 512;
const COMPRESSIBLE = '**/*.{css,html,js,json,mjs,svg,txt,webmanifest,xml}';

function buildWithVite(...options: string[]): void {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(1);
}

/**
 * Writes a brotli and a gzip copy next to a file; a copy that is not smaller than the file is left out.
 * Returns the file's size in bytes, plain and with brotli.
 */
async function compress(file: string): Promise<{ plain: number; brotli: number }> {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
  return { plain: bytes.length, brotli: br.length };
}

/** The version of the build: a hash that changes exactly when code for the browser or the server changes. */
function buildName(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{client,server,desk}/**/*', { cwd: join(root, 'dist') }).sort()) {
    const path = join(root, 'dist', file);
    if (statSync(path).isFile() && !/\.(br|gz)$/.test(file)) hash.update(file).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 8);
}

const sources = sourceFingerprint();
rmSync(buildStamp, { force: true });
buildWithVite();
buildWithVite('--config', 'desk/vite.config.ts');
const files = PUBLIC.flatMap((folder) =>
  globSync(COMPRESSIBLE, { cwd: folder }).map((file) => join(folder, file)),
).filter((file) => statSync(file).size >= LEAST_BYTES);
const sizes = await Promise.all(files.map(compress));
const version = buildName();
writeFileSync(join(root, 'dist', 'build.json'), `${JSON.stringify({ version })}\n`);
writeFileSync(buildStamp, sources);
const kilobytes = (of: 'plain' | 'brotli') =>
  (sizes.reduce((sum, size) => sum + size[of], 0) / 1000).toFixed(0);
console.log(
  `Build ${version}: ${files.length} files compressed from ${kilobytes('plain')} to ${kilobytes('brotli')} kB.`,
);
