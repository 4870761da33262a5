// Checks that the build is reproducible: builds the shop in two folders with different paths, time zones and
// languages, and compares the results byte by byte. The folders contain only files that git tracks, and links
// to the installed packages.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bench/pages/shops.ts';
import { differences } from './checks/differences.ts';
import { projectEnvironment } from './setup/install.mjs';

/**
 * Fills a folder with hard links to the files of another folder. If the folders are on different disks, which
 * hard links cannot connect, copies the files.
 */
function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) mirror(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}

function buildIn(folder: string, variables: Record<string, string>): string {
  const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of known.split('\0').filter(Boolean)) cpSync(join(root, file), join(folder, file));
  mirror(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...projectEnvironment(), ...variables },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}\n${stderr}`);
  return join(folder, 'dist');
}

const work = mkdtempSync(join(tmpdir(), 'vitrina-builds-'));
try {
  const first = buildIn(join(work, 'a'), { TZ: 'UTC', LANG: 'C' });
  const second = buildIn(join(work, 'another', 'place of it'), {
    TZ: 'Asia/Vladivostok',
    LANG: 'ru_RU.UTF-8',
  });
  const { files, different } = differences(first, second);
  for (const file of different) console.error(`Differs: ${file}`);
  console.log(`${files} files, of which ${different.length} differ.`);
  process.exitCode = different.length === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true });
}
