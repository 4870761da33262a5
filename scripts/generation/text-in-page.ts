import { minifySync, type Plugin } from 'vite';

/**
 * Turns the function that starts a page's scripts into a minified string in the server build, since every page
 * contains it before the first picture. In development it is the source as written.
 */
export function textInPage(): Plugin {
  return {
    name: 'text-in-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: { filter: { id: /src\/lib\/page\/start\/start-late\.ts$/ }, handler: asText },
  };
}

const FUNCTION = /^export function (\w+)(\([\s\S]*\})$/;

/**
 * @param code JavaScript that exports one function and nothing else; the result exports its source as a string under
 * the same name
 */
export function asText(code: string): string {
  const { code: short, errors } = minifySync('in-page.js', code, { module: true });
  const [, name, rest] = FUNCTION.exec(short.trim().replace(/;$/, '')) ?? [];
  if (errors.length > 0 || !name) throw new Error(`This is not one exported function: ${short.slice(0, 80)}`);
  return `export const ${name} = ${JSON.stringify(`function${rest}`)};`;
}
