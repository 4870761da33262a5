import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { cpuOf } from './processes.ts';

export type Asked = { origin: string; url: string; encoding: string; cookie?: string };

/** Requests a page and reads it to the end. Returns its size in bytes. */
async function ask({ origin, url, encoding, cookie }: Asked, agent: Agent): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': encoding, ...(cookie && { cookie }) };
  const call = get(origin + url, { agent, headers });
  const [answer] = await once(call, 'response');
  let size = 0;
  for await (const chunk of answer) size += chunk.length;
  if (answer.statusCode !== 200) throw new Error(`${url} answered with ${answer.statusCode}.`);
  return size;
}

/**
 * CPU time per request in ms (of the server and this process together), requests per second, p99 of the
 * response time in ms, and size of a response in bytes.
 */
export type Load = { cpu: number; aSecond: number; p99: number; bytes: number };

/** Sends the given number of requests, eight in parallel. */
export async function measureLoad(asked: Asked, pid: number, requests: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    let bytes = await ask(asked, agent);
    let left = requests;
    const cpuBefore = cpuOf(pid);
    const began = performance.now();
    const times: number[] = [];
    const worker = async () => {
      while (left-- > 0) {
        const asking = performance.now();
        bytes = await ask(asked, agent);
        times.push(performance.now() - asking);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const cpu = (cpuOf(pid) - cpuBefore) / requests;
    const aSecond = (requests * 1000) / (performance.now() - began);
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(requests * 0.99)] ?? 0;
    return { cpu, aSecond, p99, bytes };
  } finally {
    agent.destroy();
  }
}
