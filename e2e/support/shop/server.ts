import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The shop as a separate process, started as by `npm start`. When it is restarted, it keeps its origin and
 * its data.
 */
export class ShopServer {
  readonly url: string;
  /** Path of the folder with the database, pictures and sent messages. */
  readonly dataDir: string;
  #process: ChildProcess | undefined;
  #output = '';
  readonly #environment: Record<string, string>;

  constructor(port: number, environment: Record<string, string> & { DATA_DIR: string }) {
    this.url = `http://localhost:${port}`;
    this.dataDir = environment.DATA_DIR;
    this.#environment = {
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: this.url,
      // Makes the shop believe X-Forwarded-For, in which the tests give each browser its own IP address and
      // thus its own rate limits.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      WARM_PICTURES: 'off',
      ...environment,
    };
  }

  /** Starts the process and waits until the path `until` responds; by default that of the readiness probe. */
  async start({ until = '/readyz' } = {}): Promise<void> {
    const { DATABASE_URL: _, API_BASE_URL: __, ...inherited } = process.env;
    const server = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...inherited, NODE_ENV: 'production', ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => (this.#output += chunk));
    await this.#ready(server, until);
  }

  async #ready(server: ChildProcess, path: string): Promise<void> {
    for (let attempt = 0; attempt < 600; attempt++) {
      if (server.exitCode !== null)
        throw new Error(`The shop ended with ${server.exitCode}:\n${this.#output}`);
      const answer = await fetch(this.url + path).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The shop was not ready within 60 s:\n${this.#output}`);
  }

  /**
   * Stops the process with the signal that operators use, and waits until it has exited.
   * @throws Error when it had already exited
   */
  async stop(): Promise<void> {
    const server = this.#process;
    if (!server) return;
    this.#process = undefined;
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(
        `The shop had ended by itself (${server.exitCode ?? server.signalCode}):\n${this.#output}`,
      );
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    const [code] = await gone;
    if (code !== 0) throw new Error(`The shop did not stop cleanly (${code}):\n${this.#output}`);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** What the process has printed so far. */
  get output(): string {
    return this.#output;
  }
}
