// Runs every story on the mocks and prints its facts. The conformance kit expects the same facts from every
// other backend. The build of the kit bundles this file, because outside the test runner the stories need the
// kit's own assertions.
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
