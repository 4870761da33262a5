import type { AgentTool } from '#contract/agent-tools.ts';

/**
 * Maximum size of an answer in bytes: AI agents pay for every byte and handle long answers badly. The message
 * around the answer takes the rest of 4 KB.
 */
const MOST_BYTES = 3900;

/** Longer texts in an answer are cut to this many characters. */
const MOST_CHARACTERS = 600;

/**
 * Name of the field in which agents get texts written by shoppers. The name shows them that they must not
 * follow instructions in these texts.
 */
export const SHOPPER_TEXT = 'textOfShopper';

type Part = Record<string, unknown>;

/**
 * Reduces a response to the parts for agents, as JSON of at most 4 KB. Long texts are cut. If that is not
 * enough, the last elements of the longest list are removed until the JSON fits; `leftOut` then names the
 * list and how many elements are missing.
 * @param origin of the shop, used for links
 */
export function trimAnswer(
  answer: unknown,
  { answer: parts, links, shoppers }: Pick<AgentTool, 'answer' | 'links' | 'shoppers'>,
  origin: string,
): string {
  const wanted = treeOf(parts);
  const trimmed = pick(answer, wanted, '') as Part;
  const leftOut: Record<string, number> = {};
  let text = JSON.stringify(trimmed);
  // The answer is sent as a string inside the JSON of a message, so each quote in it takes two bytes.
  while (Buffer.byteLength(JSON.stringify(text)) > MOST_BYTES) {
    const [name, list] = longestList(trimmed);
    if (list === undefined || name === undefined)
      throw new Error('An answer for programs is too long without lists.');
    list.pop();
    leftOut[name] = (leftOut[name] ?? 0) + 1;
    text = JSON.stringify({ ...trimmed, leftOut });
  }
  return text;

  function pick(value: unknown, tree: Tree, path: string): unknown {
    if (Array.isArray(value)) return value.map((each) => pick(each, tree, path));
    if (tree.size === 0) return leaf(value, path);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      [...tree].flatMap(([name, below]) => {
        const part = (value as Part)[name];
        // Null is left out. For agents an absent part means the same, and takes no bytes.
        return part === undefined || part === null
          ? []
          : [[name, pick(part, below, path ? `${path}.${name}` : name)]];
      }),
    );
  }

  function leaf(value: unknown, path: string): unknown {
    if (typeof value !== 'string') return value;
    const link = links[path];
    if (link !== undefined) return { value, link: origin + link.replace('{value}', value) };
    const short = value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
    return shoppers.includes(path) ? { [SHOPPER_TEXT]: short } : short;
  }
}

type Tree = Map<string, Tree>;

function treeOf(parts: readonly string[]): Tree {
  const root: Tree = new Map();
  for (const part of parts) {
    let at = root;
    for (const name of part.split('.')) {
      const below = at.get(name) ?? new Map();
      at.set(name, below);
      at = below;
    }
  }
  return root;
}

/** Name and value of the list that takes the most bytes. */
function longestList(answer: Part): [name?: string, list?: unknown[]] {
  const lists = Object.entries(answer).filter((entry): entry is [string, unknown[]] => {
    return Array.isArray(entry[1]) && entry[1].length > 0;
  });
  const sized = lists.map(([name, list]) => ({ name, list, bytes: Buffer.byteLength(JSON.stringify(list)) }));
  const [longest] = sized.sort((one, other) => other.bytes - one.bytes);
  return longest ? [longest.name, longest.list] : [];
}
