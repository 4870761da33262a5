import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export type Asked = { origin: string; url: string; encoding: string };

/** Asks for a page and reads it to its end; returns its size in bytes. */
async function ask({ origin, url, encoding }: Asked, agent: Agent): Promise<number> {
  const call = get(origin + url, { agent, headers: { accept: 'text/html', 'accept-encoding': encoding } });
  const [answer] = await once(call, 'response');
  let size = 0;
  for await (const chunk of answer) size += chunk.length;
  if (answer.statusCode !== 200) throw new Error(`${url} was answered with ${answer.statusCode}.`);
  return size;
}

const TICK_MS = 10;

/** CPU that a process has used with all its threads, in ms. Linux only. */
function cpuOf(pid: number): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

export type Load = { cpu: number; aSecond: number; bytes: number };

/** Asks so many times, eight at once; CPU of the serving process in ms a request. */
export async function measureLoad(asked: Asked, pid: number, requests: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  try {
    let bytes = await ask(asked, agent);
    let left = requests;
    const cpuBefore = cpuOf(pid);
    const began = performance.now();
    const worker = async () => {
      while (left-- > 0) bytes = await ask(asked, agent);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const cpu = (cpuOf(pid) - cpuBefore) / requests;
    return { cpu, aSecond: (requests * 1000) / (performance.now() - began), bytes };
  } finally {
    agent.destroy();
  }
}
