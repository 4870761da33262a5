import { memoryOf } from './processes.ts';
import type { Server } from './shops.ts';

const STEPS = 10;
const AT_ONCE = 4;

/**
 * Sends many requests, nearly all of them different. Returns the shop's memory in MiB before the first
 * request and after each tenth of them.
 */
export async function measureGrowth({ origin, child }: Server, requests: number): Promise<number[]> {
  const listings = await linksOf(origin, '/', /href="(\/zhenshchinam[^"#?]*|\/muzhchinam[^"#?]*)"/g);
  const products = (
    await Promise.all(listings.map((path) => linksOf(origin, path, /href="(\/product\/[^"#?]*)"/g)))
  ).flat();
  const words = ['платье', 'белое', 'хлопок', 'куртка', 'синяя', 'юбка', 'лён', 'шарф', 'свитер', 'брюки'];
  const of = (all: readonly string[], index: number) => all[index % all.length] ?? '/';
  const varied = (index: number): string => {
    if (index % 3 === 0) {
      const query = `${of(words, index)} ${of(words, Math.floor(index / 10))} ${index}`;
      return `/search?q=${encodeURIComponent(query)}`;
    }
    if (index % 3 === 1) return `${of(listings, index)}?cena_do=${1000 + index}`;
    return `${of(products, index)}?utm_content=${index}`;
  };

  const memory = [rss(child.pid)];
  let next = 0;
  for (let step = 1; step <= STEPS; step += 1) {
    const end = Math.round((requests * step) / STEPS);
    const worker = async () => {
      while (next < end) {
        next += 1;
        await (await fetch(origin + varied(next), { headers: { accept: 'text/html' } })).arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    memory.push(rss(child.pid));
  }
  return memory;
}

const rss = (pid = 0): number => memoryOf(pid)[0] ?? 0;

async function linksOf(origin: string, path: string, link: RegExp): Promise<string[]> {
  const text = await (await fetch(origin + path)).text();
  return [...new Set([...text.matchAll(link)].map(([, href = '']) => href))];
}
