// A program through which AI agents on this machine use a shop, by the Model Context Protocol over stdin and
// stdout: npm run mcp -- https://shop.example
import { randomUUID } from 'node:crypto';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StartupError } from '../backend/platform/startup-error.ts';
import { readVariables } from '../backend/variables.ts';
import { createAgentServer } from './agents/agent-server.ts';
import { readConfig } from './config.ts';

/** Maximum time for a response of the shop, in ms. */
const TIMEOUT_MS = 30_000;

try {
  const { publicUrl, port, site, siteId, brand } = readConfig(readVariables());
  const origin = originOf(process.argv[2] ?? publicUrl ?? `http://localhost:${port}`);
  const server = createAgentServer({
    brand,
    site,
    build: 'stdio',
    origin,
    ask: (path) =>
      fetch(origin + path, {
        headers: { 'X-Request-Id': randomUUID(), 'X-Requested-From': 'server', 'X-Site-Id': siteId },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  });
  await server.connect(new StdioServerTransport());
  // Printed on stderr, because stdout belongs to the protocol.
  process.stderr.write(`Tools of the shop at ${origin} are on stdin and stdout.\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Reads the shop's origin from an argument.
 * @throws StartupError if the argument is no URL
 */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new StartupError(`${text} is not the address of a shop such as https://shop.example.`);
}
