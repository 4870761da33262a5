import type { Step } from './actor.ts';
import type { Fact } from './facts.ts';
import type { Outcome, Story } from './story.ts';

/**
 * Compares the steps of a story in two shops. Returns a line for each fact that differs: the operation, the
 * fact, both values, and the step.
 */
export function differences(
  { title }: Pick<Story, 'title'>,
  mocks: Pick<Outcome, 'steps'>,
  backend: Pick<Outcome, 'steps'>,
): string[] {
  const count = Math.max(mocks.steps.length, backend.steps.length);
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [one, other] = [mocks.steps[index], backend.steps[index]];
    if (one?.name !== other?.name)
      // Once two steps have different names, the shops have run different calls, so the later steps cannot be
      // compared.
      return [...found, `${title}: mocks continue with ${named(one)}, backend with ${named(other)}`];
    if (one && other) found.push(...inStep(one, other).map((line) => `${line} (${title} › ${one.name})`));
  }
  return found;
}

function inStep(mocks: Step, backend: Step): string[] {
  const names = new Set([...Object.keys(mocks.facts), ...Object.keys(backend.facts)]);
  return [...names].flatMap((name) => {
    const [one, other] = [written(mocks.facts[name]), written(backend.facts[name])];
    const { operation } = mocks;
    const part = operation ? `${operation} ${name}` : name;
    return one === other ? [] : [`${part}: mocks say ${one}, backend says ${other}`];
  });
}

const named = (step: Step | undefined) =>
  step === undefined
    ? 'nothing'
    : `«${step.name}»${'breaks off' in step.facts ? ` (${step.facts['breaks off']})` : ''}`;

/** Replaces no-break spaces by a visible character. */
const written = (fact: Fact | undefined) =>
  fact === undefined ? 'nothing' : JSON.stringify(fact).replaceAll('\u00a0', '⍽');
