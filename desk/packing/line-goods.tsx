import { Picture } from '@/lib/ui/pictures/picture';
import type { LineToPack } from '../api/index.ts';

type Goods = Pick<LineToPack, 'name' | 'colour' | 'size' | 'picture' | 'sku' | 'vendorCode' | 'barcode'>;

type LineGoodsProps = {
  line: Goods;
  /** What else helps to find the goods: where they are, their category. */
  notes?: readonly (string | null | false)[];
};

/** Goods as a person looks for them: picture, name, colour and size, then the numbers. */
export const LineGoods = ({ line, notes = [] }: LineGoodsProps) => {
  const words = notes.filter(Boolean).join(' · ');
  return (
    <>
      <div className="scan-picture">
        <Picture picture={line.picture} sizes="72px" alt="" fewFiles />
      </div>
      <div className="min-w-0">
        <p className="text-body [overflow-wrap:anywhere]">{line.name}</p>
        <p className="text-body">
          {`${line.colour.displayValue}, размер\u00a0`}
          <strong className="font-[550]">{line.size}</strong>
        </p>
        <p className="mt-0.5 text-caption text-ink-2 tabular-nums [overflow-wrap:anywhere]">
          {numbersOf(line).join(' · ')}
        </p>
        {words !== '' && <p className="mt-0.5 text-caption text-ink-2">{words}</p>}
      </div>
    </>
  );
};

/** The numbers of goods; a vendor code with which the number of the article begins is not said twice. */
const numbersOf = ({ vendorCode, sku, barcode }: Goods): string[] =>
  [vendorCode !== null && sku.startsWith(vendorCode) ? null : vendorCode, sku, barcode].filter(
    (number) => number !== null,
  );
