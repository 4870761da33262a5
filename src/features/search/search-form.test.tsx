import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouted } from '@/testing/render-routed';
import { readSearches } from './recent/recent-searches';
import { SearchForm } from './search-form';

// The code of the suggestions never loads in these tests: the form must work without it.
vi.mock('./suggestions/search-suggestions', () => new Promise(() => {}));

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Поиск по.каталогу/ });

test('the search form is a plain form that works without scripts', async () => {
  await renderRouted(<SearchForm />);
  expect(field().name).toBe('q');
  expect(field().form?.getAttribute('action')).toBe('/search');
  expect(field().form?.method).toBe('get');
});

test('sending the form calls onLeave, and then shows the results without a page load', async () => {
  const onLeave = vi.fn(async () => {});
  const { user, router } = await renderRouted(<SearchForm onLeave={onLeave} />);
  await user.type(field(), '  пальто &  шарф {Enter}');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(router.state.location.search).toEqual({ q: 'пальто & шарф' });
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a query sent before the code of the suggestions has loaded is remembered as a recent search', async () => {
  const { user } = await renderRouted(<SearchForm />);
  await user.type(field(), 'пальто{Enter}');
  expect(readSearches()).toEqual(['пальто']);
});

test('a query of spaces is not sent', async () => {
  const onLeave = vi.fn();
  const { user, router } = await renderRouted(<SearchForm onLeave={onLeave} />);
  await user.type(field(), '   {Enter}');
  expect(onLeave).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});

test('the clear button empties the field and keeps the focus in it', async () => {
  const { user } = await renderRouted(<SearchForm query="юбка" />);
  expect(field().value).toBe('юбка');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});
