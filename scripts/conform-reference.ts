// Serves the reference backend or the mocks, extended by the test calls that the conformance kit needs: npm
// run conform:reference -- backend 4100. All data is kept in memory: this server is for trying out the kit,
// not for a shop.
import { serveReference } from '../conformance/reference/serve-reference.ts';
import { openBackendTarget } from '../tests/contract/backend-target.ts';
import { createMocksTarget } from '../tests/contract/mocks-target.ts';

const [name = 'backend', port = '4100'] = process.argv.slice(2);

function openMocks() {
  const { target, server } = createMocksTarget();
  server.listen({ onUnhandledFrame: 'bypass' });
  return target;
}

const { origin, hooks } = await serveReference(
  name === 'mocks' ? openMocks() : await openBackendTarget(),
  Number(port),
);
console.log(
  `The ${name} of the contract is at ${origin}. The kit's data file about it:\n\noperators: ${origin}\nhooks:\n  address: ${hooks}`,
);
