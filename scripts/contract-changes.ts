// Compares the contract with an earlier one (a commit or a bundled file) and prints a sentence for every
// change. Without an argument, compares it with the last release and also checks the version number and the
// changelog, as `npm test` does. With --release, stores the current contract as the last release.
import { type Change, type Kind, othersOf, sentenceOf } from './contract/changes.ts';
import { compareContracts } from './contract/compare-contracts.ts';
import { releaseFaults } from './contract/release-rules.ts';
import {
  bundleContract,
  keepRelease,
  lastRelease,
  readChangelog,
  readContract,
} from './contract/releases.ts';

const TITLES: Record<Kind, string> = { breaking: 'Breaking', additive: 'Additive', words: 'Words alone' };

function print(changes: readonly Change[], from: string): void {
  if (changes.length === 0) console.log(`Nothing changed since ${from}.`);
  for (const [kind, title] of Object.entries(TITLES)) {
    const those = changes.filter((change) => change.kind === kind);
    if (those.length === 0) continue;
    console.log(`${title}, ${those.length} since ${from}:`);
    for (const change of those) console.log(`- ${sentenceOf(change)}${othersOf(change)}`);
  }
}

try {
  const [source] = process.argv.slice(2);
  const current = bundleContract();
  const released = lastRelease().contract;
  const isOwn = source !== undefined && source !== '--release';
  const before = isOwn ? readContract(source) : released;
  const changes = compareContracts(before, current);
  print(changes, isOwn ? source : `release ${released.info.version}`);
  const faults = isOwn ? [] : releaseFaults(released, current, changes, readChangelog());
  for (const fault of faults) console.error(`\n${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else if (source === '--release') console.log(`Kept as ${keepRelease(current)}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
