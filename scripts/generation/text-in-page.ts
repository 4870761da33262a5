import { minifySync, type Plugin } from 'vite';

/**
 * Has the server's build hold the function that starts a page's scripts as the text which every page gets: in few bytes,
 * since it comes before the picture. In development it is the text of the function as it is written.
 */
export function textInPage(): Plugin {
  return {
    name: 'text-in-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: { filter: { id: /src\/lib\/start\/start-late\.ts$/ }, handler: asText },
  };
}

const FUNCTION = /^export function (\w+)(\([\s\S]*\})$/;

/** @param code JavaScript that exports one function and nothing else; what comes back exports its text by that name */
export function asText(code: string): string {
  const { code: short, errors } = minifySync('in-page.js', code, { module: true });
  const [, name, rest] = FUNCTION.exec(short.trim().replace(/;$/, '')) ?? [];
  if (errors.length > 0 || !name) throw new Error(`This is not one exported function: ${short.slice(0, 80)}`);
  return `export const ${name} = ${JSON.stringify(`function${rest}`)};`;
}
