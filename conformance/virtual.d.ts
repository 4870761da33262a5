/** The stories of tests/contract/stories. */
declare module 'virtual:vitrina-stories' {
  import type { Story } from '../tests/contract/stories/stage/story.ts';

  export const stories: readonly Story[];
}

/** Data that the build of the kit records; see scripts/conformance/build-kit.ts. */
declare module 'virtual:vitrina-conformance' {
  import type { Story } from '../tests/contract/stories/stage/story.ts';
  import type { StorySources } from './cases/all-cases.ts';
  import type { ExpectedFacts } from './cases/story-facts.ts';

  export const stories: readonly Story[];
  export const expectedFacts: ExpectedFacts;
  export const storySources: StorySources;
  /** Sentences of the specification, by section. */
  export const specification: Record<string, string>;
}
