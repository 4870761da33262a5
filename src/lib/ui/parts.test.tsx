import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SizeChip } from './buttons/size-chip';
import { Accordion, AccordionItem } from './content/accordion';
import { Tabs } from './content/tabs';
import { Field } from './forms/field';
import { PhoneField } from './forms/phone-field';
import { RadioGroup } from './forms/radio';
import { Rating } from './forms/rating';
import { Picture } from './pictures/picture';

const picture = { template: '/p/{width}.{format}', widths: [320, 640], alt: 'Пальто', tint: '#e4e2dd' };

test('the description of a field for screen readers has its error and its hint', () => {
  render(<Field label="Почта" hint="Для чека" error="Проверьте адрес почты" />);
  const input = screen.getByLabelText('Почта');
  const notes = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Проверьте адрес почты',
    'Для чека',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a phone field reports the number in E.164 format and shows it in groups', () => {
  const onPhone = vi.fn();
  render(<PhoneField label="Телефон" defaultValue="+79991234567" onPhone={onPhone} />);
  const input = screen.getByLabelText<HTMLInputElement>('Телефон');
  expect(input.value).toBe('+7\u00a0999\u00a0123\u00a045\u00a067');
  fireEvent.change(input, { target: { value: '8 912 000' } });
  expect(input.value).toBe('+7\u00a0912\u00a0000');
  expect(onPhone).toHaveBeenLastCalledWith('+7912000');
});

test('screen readers announce that a size is sold out', () => {
  render(<SizeChip size="42" name="size" soldOut />);
  expect(screen.getByRole('radio', { name: '42, нет в наличии' })).toBeDefined();
});

test('a radio group reports the chosen value', () => {
  const onChange = vi.fn();
  const options = [
    { value: 'f', label: 'Женский' },
    { value: 'm', label: 'Мужской' },
  ];
  render(<RadioGroup legend="Пол" name="sex" defaultValue="f" options={options} onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Пол' })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Мужской' }));
  expect(onChange).toHaveBeenCalledWith('m');
});

test.each([
  [4.6, 'Оценка 4,6 из 5'],
  [5, 'Оценка 5 из 5'],
  [7, 'Оценка 5 из 5'],
])('screen readers read a rating of %s as «%s»', (value, words) => {
  render(<Rating value={value} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words);
});

test('only the selected tab is in the tab order, and only its panel is shown', () => {
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase(), panel: `Панель ${id}` }));
  render(<Tabs label="Буквы" tabs={tabs} initial="b" />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'B' }), { key: 'ArrowLeft' });
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'A' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Панель a');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'A' }), { key: 'ArrowLeft' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Панель c');
});

test('sections of an accordion have a common name, so that only one is open, only if it is exclusive', () => {
  const items = (exclusive: boolean) => (
    <Accordion exclusive={exclusive}>
      <AccordionItem title="Один">1</AccordionItem>
      <AccordionItem title="Два">2</AccordionItem>
    </Accordion>
  );
  const { container, rerender } = render(items(true));
  const names = () =>
    [...container.querySelectorAll('details')].map((details) => details.getAttribute('name'));
  expect(new Set(names()).size).toBe(1);
  expect(names()[0]).toBeTruthy();
  rerender(items(false));
  expect(names()).toEqual([null, null]);
});

test('a picture that fails to load is marked and logged once, and the mark is removed when one loads', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Picture picture={picture} sizes="100vw" />);
  const image = screen.getByAltText('Пальто');
  fireEvent.error(image);
  fireEvent.error(image);
  expect(image.dataset.missing).toBe('');
  expect(warn).toHaveBeenCalledTimes(1);
  fireEvent.load(image);
  expect(image.dataset.missing).toBeUndefined();
  warn.mockRestore();
});
