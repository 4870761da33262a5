import type { CardData } from '@/features/catalog/cards/card-data';
import { LookNotice, lookTitle } from '../look-notice/look-notice';
import { ProductRow } from './product-row';

type LookRowProps = { cards: readonly CardData[]; formOutfit: boolean };

/** What goes with goods, with the notice of the law. */
export function LookRow({ cards, formOutfit }: LookRowProps) {
  return <ProductRow title={lookTitle(formOutfit)} cards={cards} note={<LookNotice />} />;
}
