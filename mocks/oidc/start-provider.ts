import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Interaction, Provider } from 'oidc-provider';
import { choicePage, endedPage } from './choice-page.ts';
import { createProvider, INTERACTION } from './create-provider.ts';
import { PEOPLE } from './people.ts';

export type RunningProvider = {
  /** URL of the provider, for the setting DEMO_SIGN_IN_ISSUER. */
  issuer: string;
  stop(): Promise<void>;
};

/**
 * Starts the provider on a local port (0 takes a free one); `stop()` ends it.
 * @throws Error if the port is in use
 */
export async function startProvider({ port }: { port: number }): Promise<RunningProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = createProvider(issuer);
  const speakOpenid = provider.callback();
  server.on('request', (incoming, outgoing) => {
    if (incoming.url?.startsWith(INTERACTION)) void interact(provider, incoming, outgoing);
    else void speakOpenid(incoming, outgoing);
  });
  return {
    issuer,
    async stop() {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/**
 * Shows the page with the people, and later goes on as the chosen person. If anything fails here, the sign-in
 * attempt has ended.
 */
async function interact(
  provider: Provider,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const interaction = await provider.interactionDetails(incoming, outgoing);
    const { uid } = interaction;
    if (incoming.method !== 'POST') return show(outgoing, 200, choicePage(INTERACTION + uid, PEOPLE));
    const accountId = new URLSearchParams(await bodyOf(incoming)).get('who');
    await forgetPreviousPerson(provider, interaction);
    const isKnown = PEOPLE.some(({ id }) => id === accountId);
    await provider.interactionFinished(
      incoming,
      outgoing,
      isKnown && accountId
        ? { login: { accountId, remember: false } }
        : { error: 'access_denied', error_description: 'The sign-in was cancelled' },
    );
  } catch {
    if (!outgoing.headersSent) show(outgoing, 400, endedPage());
  }
}

/**
 * Removes the person of an earlier sign-in from the session. Otherwise the developer would have to sign out
 * before choosing another person.
 */
async function forgetPreviousPerson(provider: Provider, interaction: Interaction): Promise<void> {
  if (!interaction.session) return;
  const session = await provider.Session.findByUid(interaction.session.uid);
  await session?.destroy();
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

function show(outgoing: ServerResponse, status: number, page: string): void {
  outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  outgoing.end(page);
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return text;
}
