import type { AgentTool } from '#contract/agent-tools.ts';

/**
 * Why a tool was not called, as a sentence for the calling AI agent, and the names of the parameters that are
 * wrong or missing.
 */
type RefusedArgument = { refused: string; names: string[] };

const refusedArgument = (refused: string, ...names: string[]): RefusedArgument => ({ refused, names });

/**
 * Builds path and query of the API call that a tool makes.
 * @returns the reason for a refusal instead, if an argument is invalid
 */
export function callAddress(
  { path, parameters, inputSchema: { required } }: AgentTool,
  given: Record<string, unknown>,
  site: string,
): string | RefusedArgument {
  const unknown = Object.keys(given).find((name) => !parameters.some((one) => one.name === name));
  if (unknown !== undefined)
    return refusedArgument(
      `There is no parameter ${unknown.slice(0, 40)}. The parameters are ${parameters.map(({ name }) => name).join(', ')}.`,
      ...required,
    );
  const query = new URLSearchParams({ site });
  let pathname = path;
  for (const { name, in: place } of parameters) {
    const text = textOf(given[name]);
    if (text === undefined) continue;
    if (typeof text !== 'string')
      return refusedArgument(`${name} must be a text, a number or a list of texts.`, name);
    if (place === 'query') query.set(name, text);
    else pathname = pathname.replace(`{${name}}`, encodeURIComponent(text));
  }
  const missing = /\{(\w+)\}/.exec(pathname)?.[1];
  if (missing !== undefined) return refusedArgument(`The parameter ${missing} is missing.`, missing);
  // A value such as «..» would change the path, so that another operation would be called.
  if (new URL(pathname, 'http://vitrina.internal').pathname !== pathname)
    return refusedArgument(
      'A parameter of the path is not a name.',
      ...parameters.filter((one) => one.in === 'path').map(({ name }) => name),
    );
  return `${pathname}?${query}`;
}

/** Writes an argument as text for a URL. Undefined if it is absent, null if it cannot be written as text. */
function textOf(value: unknown): string | undefined | null {
  if (value === undefined || value === null) return undefined;
  if (['string', 'number', 'boolean'].includes(typeof value)) return String(value);
  const isList = Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one));
  return isList ? value.join(',') : null;
}
