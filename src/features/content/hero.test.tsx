import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHome } from '@/lib/api';
import { InRouter } from '@/testing/in-router';
import { Hero } from './hero';
import '../../../tests/component-shop';

test('in the HTML the picture precedes the text, so that the text does not move when the picture loads', async () => {
  const { hero } = await getHome();
  const { container } = render(hero && <Hero hero={hero} />, { wrapper: InRouter });
  const picture = container.querySelector('img');
  const title = screen.getByRole('heading', { level: 1 });
  expect(picture && picture.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
