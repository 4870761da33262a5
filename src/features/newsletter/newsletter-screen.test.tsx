import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InRouter } from '@/testing/in-router';
import { renderPage } from '@/testing/render-page';
import { failWith, server } from '../../../tests/component-shop';
import { NewsletterFooterForm } from './footer-form';
import { NewsletterScreen } from './newsletter-screen';

const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Электронная почта' });
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Даю согласие/ });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Подписаться' }));

/** Records the requests to the shop. */
function watch() {
  const requests = vi.fn();
  server.use(
    http.post('*/subscriptions', async ({ request }) => void requests(await request.clone().json())),
  );
  return requests;
}

test('sending the form asks the shopper to confirm by the link in a letter, and does not subscribe yet', async () => {
  const requests = watch();
  renderPage(<NewsletterScreen />);
  await userEvent.type(address(), ' anna@example.ru ');
  expect(consent().checked).toBe(false);
  await userEvent.click(consent());
  await press();
  expect(await screen.findByRole('heading', { name: 'Проверьте почту' })).toBeDefined();
  expect(screen.getByText(/anna@example\.ru/).textContent).toMatch(/новости\sне\sприходят/);
  expect(screen.getByText(/^Ссылка действует 7\sдней/)).toBeDefined();
  expect(requests.mock.calls).toEqual([[{ email: 'anna@example.ru', marketingConsent: true }]]);
});

test('without a consent no request is sent, and the typed address stays', async () => {
  const requests = watch();
  renderPage(<NewsletterScreen />);
  await userEvent.type(address(), 'anna@example.ru');
  await press();
  expect(consent().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(consent());
  expect(address().value).toBe('anna@example.ru');
  expect(requests).not.toHaveBeenCalled();
});

test('after a network failure the typed address stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  failWith('subscribeToNewsletter:network');
  renderPage(<NewsletterScreen />);
  await userEvent.type(address(), 'anna@example.ru');
  await userEvent.click(consent());
  await press();
  await screen.findByRole('alert');
  expect([address().value, consent().checked]).toEqual(['anna@example.ru', true]);
});

test('without scripts, the page shows the errors of the posted form', () => {
  const page = document.createElement('div');
  const fields = { email: 'anna@', marketingConsent: true, website: '' };
  page.innerHTML = renderToStaticMarkup(
    <InRouter>
      <NewsletterScreen posted={{ fields, errors: { email: 'Проверьте адрес' } }} />
    </InRouter>,
  );
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter']);
  expect(form?.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('anna@');
  expect(form?.querySelector<HTMLInputElement>('[name=marketingConsent]')?.checked).toBe(true);
  expect(form?.textContent).toContain('Проверьте адрес');
});

test('the footer form posts an address, a consent and a honeypot field to the newsletter page', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <InRouter>
      <NewsletterFooterForm />
    </InRouter>,
  );
  const form = page.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter']);
  const inputs = [...(form?.querySelectorAll('input') ?? [])];
  expect(inputs.map(({ name, type, required, checked }) => [name, type, required, checked])).toEqual([
    ['email', 'email', true, false],
    ['website', 'text', false, false],
    ['marketingConsent', 'checkbox', true, false],
  ]);
  expect(form?.querySelector('[name=website]')?.closest('[aria-hidden=true]')).not.toBeNull();
});
