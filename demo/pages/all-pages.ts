import { typeset } from '#shared/text/typeset.ts';
import type { Details } from '../../backend/domain/pages/page-details.ts';
import type { ContentBlock } from '../../backend/domain/tables/content-types.ts';
import type { PageEntry } from '../../backend/exchange/content/content-set.ts';
import { readStarter } from '../../backend/exchange/content/starter.ts';
import { DELIVERY_COSTS, DELIVERY_DAYS, FITTING_TIME, FREE_DELIVERY_FROM } from '../delivery/promise.ts';
import { sizeGuide } from './size-guide.ts';

/** The demo shop's values for the placeholders in the texts of the starter set. */
const details: Details = {
  'стоимость доставки': DELIVERY_COSTS,
  'сумма бесплатной доставки': FREE_DELIVERY_FROM,
  'время примерки': FITTING_TIME,
  ...DELIVERY_DAYS,
};

/** The first paragraph of every legal document of the demo: it says that the text is only an example. */
export const demoNotice: ContentBlock = {
  kind: 'paragraph',
  text: typeset(
    'Это текст демонстрационного магазина. Перед началом продаж продавец заменяет его своим документом; поля в квадратных скобках ждут его сведений.',
  ),
};

/** The text pages of the starter set, with the demo shop's values and size tables filled in. */
export async function readDemoPages(): Promise<PageEntry[]> {
  const { content } = await readStarter(details);
  return (content.pages ?? []).map((page) => {
    if (page.kind === sizeGuide.kind && page.slug === sizeGuide.slug) return sizeGuide;
    const isDocument = page.kind === 'policy' || page.kind === 'page';
    if (!isDocument) return page;
    return { ...page, body: { ...page.body, blocks: [demoNotice, ...page.body.blocks] } };
  });
}
