import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findBrowser } from '../../scripts/setup/browser.ts';

// Controls Chromium through the DevTools protocol. Playwright is not used, because it also enables the
// debugger. With the debugger, V8 reads the script file again for every `Error`, which in React costs 15 ms
// of CPU time that shoppers' browsers do not spend.

type Listener = (params: never) => void;

/** A browser tab with its own cookies and cache. */
export type Tab = {
  send<Answer = unknown>(method: string, params?: object): Promise<Answer>;
  on<Params>(event: string, listener: (params: Params) => void): void;
  /** Evaluates a JavaScript expression in the page and awaits its value. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
};

export type Browser = { openTab(): Promise<Tab>; close(): Promise<void> };

type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params: never;
  result?: unknown;
  error?: { message: string };
};

/** Starts Chromium with a new, empty profile. */
export async function openBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrina-bench-browser-'));
  const flags = ['--headless', '--no-sandbox', '--disable-dev-shm-usage', '--remote-debugging-port=0'];
  const child = spawn(findBrowser() ?? 'chromium', [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address) break;
  }
  if (!address) throw new Error('Chromium did not start.');
  const socket = new WebSocket(address);
  await once(socket, 'open');

  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, Listener[]>();
  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId, method, params, result, error }: Message = JSON.parse(String(data));
    if (id === undefined) {
      for (const listen of listeners.get(`${sessionId} ${method}`) ?? []) listen(params);
      return;
    }
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  function send<Answer>(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise as Promise<Answer>;
  }

  async function openTab(): Promise<Tab> {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
    const target = { url: 'about:blank', browserContextId };
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', target);
    const attached = { targetId, flatten: true };
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached);
    return {
      send: (method, params) => send(method, params, sessionId),
      on(event, listener) {
        const key = `${sessionId} ${event}`;
        listeners.set(key, [...(listeners.get(key) ?? []), listener as Listener]);
      },
      async evaluate<Value>(expression: string) {
        type Answer = {
          result: { value: Value };
          exceptionDetails?: { exception?: { description?: string } };
        };
        const asked = { expression, awaitPromise: true, returnByValue: true };
        const { result, exceptionDetails } = await send<Answer>('Runtime.evaluate', asked, sessionId);
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
        return result.value;
      },
      close: () => send('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  return {
    openTab,
    async close() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        // The response is not awaited, because Chromium may exit before it responds.
        void send('Browser.close');
        await ended;
      }
      await rm(profile, { recursive: true, force: true });
    },
  };
}
