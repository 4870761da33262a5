import { expect, it } from 'vitest';
import { scenariosOfVisitor } from './scenarios-of-visitor.ts';

it('a browser keeps its scenarios until a URL names other scenarios or an empty list', () => {
  const first = scenariosOfVisitor('/search?q=a&mock=getCart:503,getHome:500', undefined);
  expect(first.names).toEqual(['getCart:503', 'getHome:500']);
  const [kept] = first.cookie?.split(';') ?? [];
  expect(scenariosOfVisitor('/cart', `a=b; ${kept}; c=d`)).toEqual({ names: first.names, cookie: undefined });
  expect(scenariosOfVisitor('/cart?mock=getHome:500', kept).names).toEqual(['getHome:500']);
  expect(scenariosOfVisitor('/cart?mock=', kept)).toEqual({
    names: [],
    cookie: 'vitrina-mock=; Path=/; SameSite=Lax; Max-Age=0',
  });
});

it('a call of a page’s script cannot name scenarios in its own URL', () => {
  expect(scenariosOfVisitor('/api/_health?mock=getCart:503', undefined).names).toEqual([]);
});
