import fc from 'fast-check';

/**
 * How a model is run. The suite always takes the same ways, those of the seed; MODEL_RUNS=1000 looks for other ones,
 * MODEL_SEED and MODEL_PATH go one of them again. A failure is shown as it was found: making it shorter takes longer than
 * reading it.
 */
export function waysOf({ seed, runs }: { seed: number; runs: number }) {
  const { MODEL_RUNS, MODEL_SEED, MODEL_PATH } = process.env;
  return {
    numRuns: Number(MODEL_RUNS ?? runs),
    ...((MODEL_SEED || !MODEL_RUNS) && { seed: Number(MODEL_SEED ?? seed) }),
    ...(MODEL_PATH && { path: MODEL_PATH }),
    endOnFailure: true,
  };
}

export type Step<World> = fc.AsyncCommand<object, World>;

/** Makes steps of a world after each of which something holds. */
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

/** What much else depends on. */
export const often = <World>(one: fc.Arbitrary<Step<World>>) => [one, one, one];
