import { type Change, othersOf, sentenceOf } from './changes.ts';
import type { Contract } from './contract.ts';

/**
 * Beginning of the reason that the changelog must give if something is removed that no release had marked as
 * deprecated.
 */
const REASON = 'Not deprecated first:';

type Version = readonly [major: number, minor: number, patch: number];

/**
 * Parses a version number.
 * @throws Error if the text is not a version such as 1.2.0
 */
function versionOf(text: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? [];
  if (patch === undefined)
    throw new Error(`info.version must be three numbers such as 1.2.0, but it is ${text}.`);
  return [Number(major), Number(minor), Number(patch)];
}

export function compareVersions(one: string, other: string): number {
  const [left, right] = [versionOf(one), versionOf(other)];
  const index = left.findIndex((number, position) => number !== right[position]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

/**
 * The lowest version number allowed for a breaking change after a release: the next major version, or before
 * 1.0.0 the next minor one.
 */
function nextBreaking(released: string): string {
  const [major, minor] = versionOf(released);
  return major === 0 ? `0.${minor + 1}.0` : `${major + 1}.0.0`;
}

/**
 * Checks the version number and the changelog against the changes since a release. Returns a sentence for
 * each fault. Changes of descriptions need no new version.
 */
export function releaseFaults(
  released: Contract,
  current: Contract,
  changes: readonly Change[],
  changelog: string,
): string[] {
  const [before, now] = [released.info.version, current.info.version];
  const real = changes.filter(({ kind }) => kind !== 'words');
  const [first] = real;
  if (!first) return [];
  if (compareVersions(now, before) <= 0)
    return [
      `info.version of openapi/openapi.yaml must be above ${before}, the version of the last release. ${said(first)}${real.length > 1 ? ` Number of further changes: ${real.length - 1}.` : ''}`,
    ];
  const section = sectionOf(changelog, now);
  if (section === undefined) return [`openapi/CHANGELOG.md must have a section "## ${now}". ${said(first)}`];
  const breaking = real.filter(({ kind }) => kind === 'breaking');
  const [firstBreaking] = breaking;
  const least = nextBreaking(before);
  return [
    ...(firstBreaking && compareVersions(now, least) < 0
      ? [`info.version must be at least ${least}, but it is ${now}. ${said(firstBreaking)}`]
      : []),
    ...breaking.flatMap((change) => entryFault(change, now, section) ?? []),
  ];
}

const said = (change: Change) =>
  `${change.kind === 'breaking' ? 'A breaking change' : 'A change'} since then: ${sentenceOf(change)}${othersOf(change)}.`;

function entryFault(change: Change, version: string, section: readonly string[]): string | undefined {
  const sentence = sentenceOf(change);
  const entry = section.find((line) => line.startsWith(sentence));
  if (entry === undefined)
    return `openapi/CHANGELOG.md does not name a breaking change. Add a line to the section "## ${version}": "- ${sentence}".`;
  if (change.wasDeprecated !== false || entry.includes(REASON)) return undefined;
  return `${sentence}, but the last release does not mark it as deprecated. Keep it for one release with \`deprecated: true\`, or write into its line of openapi/CHANGELOG.md why that is not possible: "${REASON} …".`;
}

/**
 * The list items of the changelog section about a version. Each item is joined to one line. Undefined if
 * there is no such section.
 */
function sectionOf(changelog: string, version: string): string[] | undefined {
  const section = changelog
    .split(/^## /m)
    .find((text) => new RegExp(`^${RegExp.escape(version)}\\b`).test(text));
  return section
    ?.split(/^- /m)
    .slice(1)
    .map((entry) => entry.replaceAll(/\s+/g, ' '));
}
