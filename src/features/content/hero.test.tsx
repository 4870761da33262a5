import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHome } from '@/lib/api';
import { Hero } from './hero';
import '../../../tests/component-shop';

test('the picture comes before the words, which would move down for it', async () => {
  const { hero } = await getHome();
  const { container } = render(hero && <Hero hero={hero} />);
  const picture = container.querySelector('img');
  const title = screen.getByRole('heading', { level: 1 });
  expect(picture && picture.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
