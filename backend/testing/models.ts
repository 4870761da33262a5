import fc from 'fast-check';

/**
 * Settings of a model test. By default it runs the sequences of its fixed seed. MODEL_RUNS=1000 runs more, to
 * find new failures; MODEL_SEED and MODEL_PATH repeat a single failure. Failing sequences are not shortened,
 * because that takes longer than reading them.
 */
export function modelSettings({ seed, runs }: { seed: number; runs: number }) {
  const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env;
  return {
    numRuns: Number(MODEL_RUNS ?? runs),
    ...((MODEL_SEED || !MODEL_RUNS) && { seed: Number(MODEL_SEED ?? seed) }),
    ...(MODEL_PATH && { path: MODEL_PATH }),
    endOnFailure: true,
  };
}

export type Step<World> = fc.AsyncCommand<object, World>;

/**
 * Creates a function that makes the steps of a model test. Each step changes the `World` (the state under
 * test), and then checks what must always be true.
 */
export const stepsIn =
  <World>(holds: (world: World) => Promise<void>) =>
  <Given>(
    name: string,
    given: fc.Arbitrary<Given>,
    run: (world: World, given: Given) => Promise<unknown>,
  ): fc.Arbitrary<Step<World>> =>
    given.map((chosen) => ({
      check: () => true,
      async run(_, world) {
        await run(world, chosen);
        await holds(world);
      },
      toString: () => `${name}(${fc.stringify(chosen)})`,
    }));

/** Makes a step three times as frequent, because many other steps depend on it. */
export const often = <World>(one: fc.Arbitrary<Step<World>>) => [one, one, one];
