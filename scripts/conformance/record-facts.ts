// Runs every story on the mocks and prints the facts; the conformance kit expects the same facts from every
// backend. This file is bundled first, because the stories use a test runner's assertions, which the bundle
// replaces by those of the kit.
import { stories } from 'virtual:vitrina-stories';
import { createMocksTarget } from '../../tests/contract/mocks-target.ts';
import { runStory } from '../../tests/contract/stories/stage/story.ts';

const { target, server } = createMocksTarget();
server.listen();
const facts: Record<string, unknown> = {};
for (const story of stories) {
  const { steps, failure } = await runStory(story, target);
  if (failure) throw new Error(`The story «${story.title}» fails on the mocks.`, { cause: failure });
  facts[story.title] = steps;
}
server.close();
process.stdout.write(JSON.stringify(facts));
