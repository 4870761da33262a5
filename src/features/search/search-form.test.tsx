import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderRouted } from '@/lib/testing/render-routed';
import { SearchForm } from './search-form';

test('is a form that any browser can send', async () => {
  await renderRouted(<SearchForm />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: /Поиск по.каталогу/ });
  expect(field.name).toBe('q');
  expect(field.form?.getAttribute('action')).toBe('/search');
  expect(field.form?.method).toBe('get');
});

test('goes to the results without a page load', async () => {
  const onSearch = vi.fn();
  const { user, router } = await renderRouted(<SearchForm onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), '  пальто & шарф {Enter}');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/search'));
  expect(router.state.location.search).toEqual({ q: 'пальто & шарф' });
  expect(onSearch).toHaveBeenCalledOnce();
});

test('spaces are no search', async () => {
  const onSearch = vi.fn();
  const { user, router } = await renderRouted(<SearchForm onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox'), '   {Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/');
});

test('empties the field and stays in it', async () => {
  const { user } = await renderRouted(<SearchForm query="юбка" />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field.value).toBe('юбка');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});
