import { leftOf, scannedOf } from '#shared/packing/scans.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { classNames } from '@/lib/ui/class-names';
import type { LineToPack } from '../api/index.ts';
import { LineGoods } from './line-goods.tsx';
import type { useOrderPacking } from './use-order-packing.ts';

type ScanLineProps = {
  line: LineToPack;
  storeName: string | undefined;
  packing: ReturnType<typeof useOrderPacking>;
};

/** A line of an order: what it is, where it is, and how many of its pieces are there. */
export function ScanLine({ line, storeName, packing }: ScanLineProps) {
  const { position, pieces, requiresMarking } = line;
  const { count, missing, codes } = scannedOf(packing.scans, position);
  const left = leftOf(line, packing.scans);
  const awaitsCode = requiresMarking && codes.length < count;
  const refusal = packing.refused.get(position);
  const isDone = left === 0 && !awaitsCode;
  const nameOf = (verb: string) => `${verb}: ${line.name}, размер ${line.size}`;
  return (
    <li className={classNames('scan-line', isDone && 'done', awaitsCode && 'next')}>
      <LineGoods line={line} notes={[placeWords(line, storeName), line.category, line.isGift && 'подарок']} />
      <div className="scan-count">
        <p className={classNames('type-product tabular-nums', count === pieces && 'is-whole')}>
          {`${count} из\u00a0${pieces}`}
        </p>
        {missing > 0 && <p className="text-accent text-ui">{`нет: ${missing}`}</p>}
        {requiresMarking && (
          <p className="text-caption text-ink-2 tabular-nums">
            {count > 0 ? `кодов: ${codes.length}` : 'с\u00a0кодом'}
          </p>
        )}
      </div>
      {awaitsCode && !refusal && <p className="scan-note">Считайте код маркировки</p>}
      {refusal && <p className="scan-note text-accent">{`${refusal}. Считайте код другой вещи`}</p>}
      <div className="scan-tools">
        {left > 0 && (
          <>
            <TextButton aria-label={nameOf('Отметить вручную')} onClick={() => packing.add(position)}>
              Отметить
            </TextButton>
            <TextButton aria-label={nameOf('Вещи нет')} onClick={() => packing.miss(position, true)}>
              Вещи нет
            </TextButton>
          </>
        )}
        {count > 0 && (
          <TextButton aria-label={nameOf('Убрать')} onClick={() => packing.remove(position)}>
            Убрать
          </TextButton>
        )}
        {missing > 0 && (
          <TextButton aria-label={nameOf('Нашлась')} onClick={() => packing.miss(position, false)}>
            Нашлась
          </TextButton>
        )}
      </div>
    </li>
  );
}

/** Where pieces are: at the store where the order is collected, at the warehouse, or some here and some there. */
function placeWords({ fromStore, pieces }: LineToPack, storeName = 'Магазин'): string {
  if (fromStore === 0) return 'Склад';
  return fromStore >= pieces ? storeName : `${storeName}: ${fromStore}, склад: ${pieces - fromStore}`;
}
