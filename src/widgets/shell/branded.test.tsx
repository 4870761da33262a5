import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageConfig } from '@/lib/page/config';
import { InRouter } from '@/testing/in-router';
import { renderRouted } from '@/testing/render-routed';
import { words } from '@/testing/words';
import { Wordmark } from '../header/wordmark';
import { Footer } from './footer';

afterEach(() => {
  delete pageConfig().look;
});

test('a configured logo replaces the name of the shop and has the name as its alt text', () => {
  render(<Wordmark brand="Линия" />, { wrapper: InRouter });
  expect(screen.getByRole('link', { name: 'Линия' }).textContent).toBe('Линия');
  cleanup();
  pageConfig().look = { logo: '/brand/a-logo.svg' };
  render(<Wordmark brand="Линия" />, { wrapper: InRouter });
  expect(screen.getByRole('link', { name: 'Линия' }).textContent).toBe('');
  expect(screen.getByRole('img', { name: 'Линия' }).getAttribute('src')).toBe('/brand/a-logo.svg');
});

test('the footer shows the configured contacts and legal data of the seller', async () => {
  const seller = {
    name: 'ООО «Линия»',
    inn: '7701234560',
    phone: '+7 495 000-00-00',
    email: 'shop@example.ru',
  };
  await renderRouted(
    <Footer brand="Линия" menu={[]} pages={[]} payments={['sbp', 'cash']} seller={seller} />,
  );
  await screen.findByRole('link', { name: 'shop@example.ru' });
  expect(document.querySelector('footer address')?.textContent).toContain('ООО «Линия», ИНН\u00a07701234560');
  expect(screen.getByText(words('Оплата: СБП, наличными при получении'))).toBeDefined();
  expect(screen.getByRole('link', { name: '+7 495 000-00-00' }).getAttribute('href')).toBe(
    'tel:+74950000000',
  );
  expect(screen.getByRole('link', { name: 'shop@example.ru' }).getAttribute('href')).toBe(
    'mailto:shop@example.ru',
  );
});

test('without configured data of the seller, the footer leaves these lines out', async () => {
  await renderRouted(<Footer brand="Линия" menu={[]} pages={[]} payments={[]} />);
  await screen.findByRole('button', { name: 'Подписаться' });
  expect(document.querySelector('address')).toBeNull();
  expect(screen.queryByText(/^Оплата/)).toBeNull();
});
