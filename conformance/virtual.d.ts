/** A module that the build of the kit creates from the stories in tests/contract/stories. */
declare module 'virtual:vitrina-stories' {
  import type { Story } from '../tests/contract/stories/stage/story.ts';

  export const stories: readonly Story[];
}

/** A module that the build of the kit creates; see scripts/conformance/build-kit.ts. */
declare module 'virtual:vitrina-conformance' {
  import type { Story } from '../tests/contract/stories/stage/story.ts';
  import type { StorySources } from './cases/all-cases.ts';
  import type { ExpectedFacts } from './cases/story-facts.ts';

  export const stories: readonly Story[];
  export const expectedFacts: ExpectedFacts;
  export const storySources: StorySources;
  /** For each section of the specification, its sentences. */
  export const specification: Record<string, string>;
}
