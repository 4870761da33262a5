import { expect, test } from 'vitest';
import { withUniqueItems } from './unique-items.ts';

const contract = (field: string) => ({
  components: { schemas: { 'refund-patch': { properties: { [field]: { uniqueItems: true } } } } },
});
const source = `export const RefundPatch = /*#__PURE__*/ zod.strictObject({
  "photos": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Uuid).check(/*#__PURE__*/ zod.maxLength(5))),
  "lines": /*#__PURE__*/ zod.array(Uuid)
});
`;

test('a list with uniqueItems is checked for equal items', () => {
  const checked = withUniqueItems(source, contract('photos'));
  expect(checked).toContain(
    'zod.array(Uuid).check(/*#__PURE__*/ zod.refine((items) => new Set(items).size === items.length))',
  );
  expect(checked.split('zod.refine')).toHaveLength(2);
});

test('withUniqueItems throws if the generated schemas do not have the list', () => {
  expect(() => withUniqueItems(source, contract('files'))).toThrow('refund-patch.files');
});
