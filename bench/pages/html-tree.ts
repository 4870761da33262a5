/** A text, or an element with its tag name, properties and children. */
export type HtmlNode = string | [name: string, props: Record<string, unknown>, children: HtmlNode[]];

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** HTML attributes without a value. */
const FLAGS = new Set(
  'allowfullscreen async autofocus checked defer disabled hidden multiple open readonly required selected'.split(
    ' ',
  ),
);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** Parses the body of an HTML page, except its scripts, into a tree that React can render. */
export function readBody(html: string): HtmlNode {
  const body = html
    .slice(html.indexOf('>', html.indexOf('<body')) + 1, html.indexOf('</body>'))
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<!--.*?-->/g, '');
  const tree: HtmlNode = ['div', {}, []];
  const open: Exclude<HtmlNode, string>[] = [tree];
  for (const [, closed, name, attributes = '', text] of body.matchAll(
    /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g,
  )) {
    const parent = open.at(-1) ?? tree;
    if (text) parent[2].push(decode(text));
    else if (closed) open.pop();
    else if (name) {
      const element: Exclude<HtmlNode, string> = [name, propsOf(attributes), []];
      parent[2].push(element);
      if (!VOID.has(name)) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error('The HTML was not rendered by React.');
  return tree;
}

export const countElements = (html: string): number => html.match(/<[a-z]/g)?.length ?? 0;

function propsOf(attributes: string): Record<string, unknown> {
  const pairs = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', text = '']) => {
    if (name === 'style') return [name, styleOf(decode(text))];
    if (name === 'class') return ['className', decode(text)];
    if (name === 'for') return ['htmlFor', text];
    return [name, FLAGS.has(name.toLowerCase()) ? true : decode(text)];
  });
  return Object.fromEntries(pairs);
}

/** Turns a `style` attribute into React's form. Names of custom properties stay unchanged. */
function styleOf(text: string): Record<string, string> {
  const rules = text.split(/;(?![^(]*\))/).filter((rule) => rule.includes(':'));
  return Object.fromEntries(
    rules.map((rule) => {
      const [name = ''] = rule.split(':', 1);
      const own = name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      return [own, rule.slice(name.length + 1)];
    }),
  );
}
