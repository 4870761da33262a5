import type { CardData } from '@/features/catalog/cards/card-data';
import { LookNotice, lookTitle } from '../look-notice/look-notice';
import { ProductRow } from './product-row';

type LookRowProps = { cards: readonly CardData[]; formOutfit: boolean };

/** A row of goods that go with a product, with the notice that the law requires. */
export function LookRow({ cards, formOutfit }: LookRowProps) {
  return <ProductRow title={lookTitle(formOutfit)} cards={cards} note={<LookNotice />} />;
}
