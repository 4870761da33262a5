import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getProduct } from '@/lib/api';
import '../../../../tests/component-shop';
import { InRouter } from '@/testing/in-router';
import { words } from '@/testing/words';
import { ColourChoice } from './colour-choice';

test('the colour is shown as its family and its value (§3.1.8)', async () => {
  const { colours, variantId } = await getProduct('futbolka-iz-plotnogo-hlopka-belaya');
  const { colour } = colours.find((link) => link.variantId === variantId) ?? {};
  render(<ColourChoice colours={colours} current={variantId} />, { wrapper: InRouter });
  const shown = `Цвет: ${colour?.colorFamily} - ${colour?.displayValue} - ${colour?.value}`;
  expect(screen.getByText(words(shown))).toBeDefined();
});
