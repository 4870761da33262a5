import type { Step } from '../../tests/contract/stories/stage/actor.ts';
import type { Fact } from '../../tests/contract/stories/stage/facts.ts';
import type { Outcome } from '../../tests/contract/stories/stage/story.ts';

/**
 * The facts that each story must produce, by its title. They were recorded with the mock server of the
 * contract.
 */
export type ExpectedFacts = Record<string, Step[]>;

export type Comparison = {
  /** Sentences about facts that differ from the expected ones. */
  faults: string[];
  /** Sentences about facts that differ only in the wording of texts for shoppers. */
  remarks: string[];
};

/**
 * Compares the facts that a story has produced with the expected ones. Ignores the facts in `without`, which
 * this shop does not have.
 */
export function compareFacts(
  expected: readonly Step[],
  { steps, failure }: Outcome,
  without: Readonly<Record<string, string>> = {},
): Comparison {
  const faults: string[] = [];
  const remarks: string[] = [];
  for (const [index, step] of expected.entries()) {
    const came = steps[index];
    if (came === undefined || came.name !== step.name) {
      const instead = came === undefined ? 'the story ends' : `«${came.name}» follows`;
      faults.push(
        `after ${index} steps «${step.name}» is expected, but ${instead}${failure ? `: ${firstLine(failure)}` : ''}`,
      );
      return { faults, remarks };
    }
    for (const name of new Set([...Object.keys(step.facts), ...Object.keys(came.facts)])) {
      const [one, other] = [step.facts[name], came.facts[name]];
      if (written(one) === written(other) || name in without) continue;
      const sentence = `«${step.name}» › ${name}: ${written(one)} is expected, ${written(other)} came`;
      if (isWording(one, other)) remarks.push(sentence);
      else faults.push(sentence);
    }
  }
  return { faults, remarks };
}

/** Whether two facts differ only in their Russian texts. */
function isWording(one: Fact | undefined, other: Fact | undefined): boolean {
  if (typeof one === 'string' && typeof other === 'string')
    return one === other || (isRussian(one) && isRussian(other));
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, index) => isWording(each, other[index]));
}

const isRussian = (text: string) => /[а-яё]/i.test(text);

function firstLine(failure: unknown): string {
  if (failure instanceof Error) return failure.message.split('\n')[0] ?? '';
  const { code, title } = (failure ?? {}) as { code?: unknown; title?: unknown };
  return code ? `${code} «${title}»` : String(failure);
}

const written = (fact: Fact | undefined) => (fact === undefined ? 'nothing' : JSON.stringify(fact));
