import { sizeWords } from '#shared/goods/size-words.ts';
import { typesetName } from '@/lib/text/typeset-name';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { ArticleStoreRow } from './article-store-row';
import type { ArticleStores } from './article-stores';

export type StoresDialogProps = {
  open: boolean;
  onClose(): void;
  productName: string;
  size: string;
  stores: ArticleStores;
  today: string | undefined;
};

/** All stores of the city that have a size. */
export function StoresDialog({ open, onClose, productName, size, stores, today }: StoresDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Наличие в магазинах">
      <p className="text-ink-2">{`${typesetName(productName)}, ${sizeWords(size)}`}</p>
      <ul className="mt-4 border-hair border-t">
        {stores.map((one) => (
          <ArticleStoreRow key={one.store.code} {...one} today={today} detailed />
        ))}
      </ul>
      <p className="mt-4 text-caption text-ink-2">
        Вещь может закончиться, пока вы&nbsp;в&nbsp;пути. Оформите самовывоз, и&nbsp;её&nbsp;отложат
      </p>
    </Dialog>
  );
}
