import type { OperationId } from '#contract/operations.ts';
import { operations } from '../../mocks/contract/contract.ts';
import { askAgain } from '../../tests/contract/facts/ask-again.ts';
import { describeBounds } from '../../tests/contract/facts/describe-bounds.ts';
import { describeParameters } from '../../tests/contract/facts/describe-parameters.ts';
import type { Witness } from '../../tests/contract/facts/witness.ts';
import { describeLaws } from '../../tests/contract/laws/laws.ts';
import { commonRefusals, particularRefusals } from '../../tests/contract/refusals/refusals.ts';
import { runStory, type Story } from '../../tests/contract/stories/stage/story.ts';
import { describeEndedTokens, describeRefusals, describeSuccesses } from '../../tests/contract/suite.ts';
import type { Case } from './case.ts';
import { type Collected, collectCases } from './collected.ts';
import { Unmet } from './expect.ts';
import { compareFacts, type ExpectedFacts } from './story-facts.ts';

/**
 * For each story, by its title: the sections of the specification and the decisions that the comment above
 * the story names.
 */
export type StorySources = Record<string, string[]>;

type Parts = {
  witness: Witness;
  stories: readonly Story[];
  expected: ExpectedFacts;
  sources: StorySources;
  withoutFacts?: Readonly<Record<string, string>> | undefined;
};

const OPERATION_MS = 30_000;
const STORY_MS = 60_000;
const LIMIT_MS = 8_000;

/**
 * A gateway in front of the backend may refuse calls with these statuses. A backend need not refuse such
 * calls itself.
 */
const OF_A_GATEWAY = new Set([413, 414, 415]);

/**
 * Returns all cases in the order in which they run. Stories come first, because they need a shop that no
 * other case has changed.
 */
export function allCases(parts: Parts): Case[] {
  const { stories, witness } = parts;
  const target = witness.shop;
  const one = () => target;
  const isLimit = ({ status }: { status: number }) => status === 429;
  const common = commonRefusals.filter(({ status }) => !OF_A_GATEWAY.has(status));
  const refused = (cases: typeof common) => describeRefusals(cases, () => [target]);
  const mistakes = () => {
    refused(particularRefusals);
    refused(common.filter((each) => !isLimit(each)));
    describeEndedTokens(one);
  };
  return [
    ...stories.map((story) => storyCase(story, parts)),
    ...asCases('Properties of the shop', () => describeLaws(one), STORY_MS),
    ...asCases('Parameters and pages', () => describeParameters(one), STORY_MS),
    ...asCases('Mistakes are refused', mistakes),
    ...asCases('Bounds', () => describeBounds(one), STORY_MS),
    // Valid calls run after the invalid ones, to show that the invalid ones changed nothing.
    ...asCases('Every operation succeeds', () => describeSuccesses(one)),
    // To reach a limit, a case must make many calls quickly. A slow backend cannot answer so many in time;
    // then the case counts as not run.
    ...asCases('Limits', () => refused(common.filter(isLimit)), LIMIT_MS, 'not run'),
  ];
}

const ids = new Set<string>(operations.map(({ id }) => id));

function asCases(
  group: string,
  define: () => void,
  mostMs = OPERATION_MS,
  ifTooLong: Case['ifTooLong'] = 'failed',
): Case[] {
  return collectCases(define).map(
    (each): Case => ({
      group,
      title: each.title,
      operationId: operationOf(each),
      sources: sourcesIn(`${each.group} ${each.title}`),
      mostMs,
      ifTooLong,
      async run() {
        await each.run();
        return [];
      },
    }),
  );
}

function operationOf({ row }: Collected): OperationId | undefined {
  const { id, operationId } = (typeof row === 'object' && row !== null ? row : { id: row }) as Record<
    string,
    unknown
  >;
  const named = String(operationId ?? id);
  return ids.has(named) ? (named as OperationId) : undefined;
}

function storyCase(story: Story, { witness, expected, sources, withoutFacts }: Parts): Case {
  return {
    group: 'Stories',
    title: story.title,
    sources: sources[story.title] ?? [],
    mostMs: STORY_MS,
    ifTooLong: 'failed',
    afterwards: () => askAgain(witness),
    async run() {
      const outcome = await runStory(story, witness.shop);
      const { faults, remarks } = compareFacts(expected[story.title] ?? [], outcome, withoutFacts);
      const [first, ...more] = faults;
      if (first !== undefined) throw new Unmet([first, ...more].join('\n'));
      return remarks;
    },
  };
}

/** The sections of the specification (§3.8) and the decisions (0035) that a text names. */
export function sourcesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/§[\d.]*\d|docs\/decisions\/\d{4}/g)].map(([found]) => found))];
}
