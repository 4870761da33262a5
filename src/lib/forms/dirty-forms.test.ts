// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { hasDirtyField } from './dirty-forms';

const page = (html: string) => {
  const root = document.createElement('form');
  root.innerHTML = html;
  return root;
};

test.each([
  ['<input value="Анна">', 'input', { value: 'Анна П' }],
  ['<textarea>Привет</textarea>', 'textarea', { value: '' }],
  ['<input type="checkbox">', 'input', { checked: true }],
  ['<input type="radio" checked>', 'input', { checked: false }],
])('the field %s is dirty once its value has changed', (html, name, change) => {
  const root = page(html);
  expect(hasDirtyField(root)).toBe(false);
  Object.assign(root.querySelector(name) as Element, change);
  expect(hasDirtyField(root)).toBe(true);
});

test('a hidden field that only scripts change does not make a form dirty', () => {
  const root = page('<input type="hidden" value="a">');
  (root.firstChild as HTMLInputElement).value = 'b';
  expect(hasDirtyField(root)).toBe(false);
});
