import { expect, it } from 'vitest';
import { boundsSource } from './bounds.ts';

it('boundsSource extracts bounds as separate exports, so that unused ones can be tree-shaken', () => {
  const schemas = `import * as zod from 'zod/mini';
export const getListingHeaderXSiteIdMax = 32;
export const FacetValueNameMax = 60;


export const FacetValueNameRegExp = new RegExp('^[a-z]+$');
export const ListingSortDefault = \`popular\`;
export const FacetValueName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(FacetValueNameMax));
`;
  expect(boundsSource(schemas).split('\n\n')[1]).toBe(
    "export const FacetValueNameMax = 60;\nexport const FacetValueNameRegExp = /*#__PURE__*/ new RegExp('^[a-z]+$');\n",
  );
});

it('boundsSource throws if the generated schemas have no bounds under the expected names', () => {
  expect(() => boundsSource('export const maximum = 60;')).toThrow('no bounds');
});
