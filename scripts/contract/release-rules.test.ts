import { describe, expect, it } from 'vitest';
import generated from '#contract/openapi.json' with { type: 'json' };
import { compareContracts } from './compare-contracts.ts';
import type { Contract } from './contract.ts';
import { releaseFaults } from './release-rules.ts';
import { lastRelease, readChangelog } from './releases.ts';
import { type Editable, smallContract } from './testing/small-contract.ts';

const REMOVAL = 'getThing: `madeAt` in the answer is removed';
const NULL = 'getThing: `state` in the answer may be null';

const thing = (contract: Editable) => contract.components.schemas.thing.properties;
const remove = (contract: Editable) => delete thing(contract).madeAt;
const addNull = (contract: Editable) =>
  Object.assign(thing(contract).state, { type: ['string', 'null'], enum: ['new', 'sold', null] });
const add = (contract: Editable) => Object.assign(thing(contract), { size: { type: 'string' } });

type Try = {
  from?: string;
  to: string;
  edit: (contract: Editable) => unknown;
  changelog?: string;
  prepare?: (contract: Editable) => unknown;
};

function faultsOf({ from = '1.0.0', to, edit, changelog = '', prepare }: Try): string[] {
  const [released, current] = [smallContract(), smallContract()];
  for (const contract of [released, current]) prepare?.(contract);
  released.info.version = from;
  current.info.version = to;
  edit(current);
  return releaseFaults(released, current, compareContracts(released, current), changelog);
}

describe('the rules of a release', () => {
  it('the rules of a release do not require a new version if only descriptions change', () => {
    const edit = (contract: Editable) => Object.assign(thing(contract).madeAt, { description: 'When.' });
    expect(faultsOf({ to: '1.0.0', edit })).toEqual([]);
  });

  it('the rules of a release require a higher version if anything else changes', () => {
    expect(faultsOf({ to: '1.0.0', edit: add })).toEqual([
      'info.version of openapi/openapi.yaml must be above 1.0.0, the version of the last release. A change since then: getThing: `size` in the answer is new (schema thing).',
    ]);
    expect(faultsOf({ to: '1.1.0', edit: add, changelog: '# Changes\n\n## 1.1.0\n\n- Sizes.\n' })).toEqual(
      [],
    );
    expect(faultsOf({ to: '1.1.0', edit: add, changelog: '## 1.1.01\n' })[0]).toContain(
      'a section "## 1.1.0"',
    );
  });

  it('the rules of a release require a new major version after a breaking change; before 1.0.0, a new minor version', () => {
    const changelog = (version: string) => `## ${version}\n\n- ${NULL}.\n`;
    const tryOf = (from: string, to: string) =>
      faultsOf({ from, to, edit: addNull, changelog: changelog(to) });
    expect(tryOf('1.4.2', '1.5.0')).toEqual([
      `info.version must be at least 2.0.0, but it is 1.5.0. A breaking change since then: ${NULL} (schema thing).`,
    ]);
    expect(tryOf('1.4.2', '2.0.0')).toEqual([]);
    expect(tryOf('0.4.2', '0.4.3')[0]).toContain('at least 0.5.0');
    expect(tryOf('0.4.2', '0.5.0')).toEqual([]);
  });

  it('the rules of a release require that the version’s section of the changelog has each breaking change word for word', () => {
    const changelog = `## 2.0.0\n\n- Something else.\n\n## 1.0.0\n\n- ${NULL}\n`;
    expect(faultsOf({ to: '2.0.0', edit: addNull, changelog })).toEqual([
      `openapi/CHANGELOG.md does not name a breaking change. Add a line to the section "## 2.0.0": "- ${NULL}".`,
    ]);
    const wrapped = `## 2.0.0\n\n- ${NULL.replace(' may', '\n  may')}, because it is unknown.\n`;
    expect(faultsOf({ to: '2.0.0', edit: addNull, changelog: wrapped })).toEqual([]);
  });

  it('the rules of a release require that a part was deprecated in a release before it is removed, or that the changelog gives a reason', () => {
    const changelog = `## 2.0.0\n\n- ${REMOVAL}.\n`;
    expect(faultsOf({ to: '2.0.0', edit: remove, changelog })).toEqual([
      `${REMOVAL}, but the last release does not mark it as deprecated. Keep it for one release with \`deprecated: true\`, or write into its line of openapi/CHANGELOG.md why that is not possible: "Not deprecated first: …".`,
    ]);
    const prepare = (contract: Editable) => Object.assign(thing(contract).madeAt, { deprecated: true });
    expect(faultsOf({ to: '2.0.0', edit: remove, changelog, prepare })).toEqual([]);
    const reason = `## 2.0.0\n\n- ${REMOVAL}. Not deprecated first: it named people.\n`;
    expect(faultsOf({ to: '2.0.0', edit: remove, changelog: reason })).toEqual([]);
  });

  it('the rules of a release reject a version that is not three numbers', () => {
    expect(() => faultsOf({ to: '2', edit: add })).toThrow('three numbers such as 1.2.0, but it is 2');
  });
});

describe('the contract', () => {
  it('the contract has the version number and the changelog that its changes since the last release require', () => {
    const { contract } = lastRelease();
    const current = generated as unknown as Contract;
    expect(releaseFaults(contract, current, compareContracts(contract, current), readChangelog())).toEqual(
      [],
    );
  });

  it('the contract of the last release is stored in a file named after its version', () => {
    const { file, contract } = lastRelease();
    expect(file.endsWith(`${contract.info.version}.json`)).toBe(true);
    expect(Object.keys(contract.paths ?? {}).length).toBeGreaterThan(100);
  });
});
