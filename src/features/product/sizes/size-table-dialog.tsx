import { measuresOf, wearerOf } from '#shared/goods/my-size.ts';
import { baseSize } from '#shared/goods/size-label.ts';
import { type Article, isApiError, UNKNOWN_ERROR_MESSAGE } from '@/lib/api';
import { useRetryableQuery } from '@/lib/state/retryable-query';
import { Button } from '@/lib/ui/buttons/button';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Tabs } from '@/lib/ui/content/tabs';
import { Skeleton } from '@/lib/ui/loading/skeleton';
import { Dialog } from '@/lib/ui/overlays/dialog';
import { MeasuresForm } from '@/shop/my-size/measures-form';
import { MySizeResult, useMySize } from '@/shop/my-size/my-size-result';
import { SizeRows } from './size-rows';
import { sizeTableQuery } from './size-table-query';
import { sizesOf } from './sizes-of';

export type SizeTableDialogProps = {
  open: boolean;
  onClose(): void;
  sizeTableId: string;
  /** The sizes of the product. Only their rows can be pressed. */
  articles: Article[];
  chosen: Article | undefined;
  onChoose(article: Article): void;
};

/** The size table: body measurements by size. Pressing a row chooses its size if the product has it. */
export function SizeTableDialog(props: SizeTableDialogProps) {
  const { open, onClose, sizeTableId, articles, chosen, onChoose } = props;
  const {
    data: table,
    error,
    retry,
    busy,
  } = useRetryableQuery({ ...sizeTableQuery(sizeTableId), enabled: open });
  const mine = useMySize(table && wearerOf(table.title), table && sizesOf(table))?.size;
  const choose = (article: Article) => {
    onChoose(article);
    onClose();
  };
  const own = articles.find(({ size }) => baseSize(size) === mine);
  const sizes = table && (
    <>
      <SizeRows table={table} articles={articles} chosen={chosen} mine={mine} onChoose={choose} />
      {table.note && <p className="mt-4 text-caption text-ink-2">{table.note}</p>}
    </>
  );
  const wearer = table && wearerOf(table.title);
  const measures = table && wearer ? measuresOf(table) : [];
  const tabs = [
    { id: 'sizes', label: 'Размеры', panel: <div className="pt-2">{sizes}</div> },
    ...(table && wearer && measures.length > 0
      ? [
          {
            id: 'mine',
            label: 'Мой размер',
            panel: (
              <div className="max-w-110 pt-6">
                <MeasuresForm wearer={wearer} measures={measures} />
                <MySizeResult wearer={wearer} sizes={sizesOf(table)} />
                {own && (
                  <Button className="mt-5 w-full" onClick={() => choose(own)}>
                    {`Выбрать ${own.size}`}
                  </Button>
                )}
              </div>
            ),
          },
        ]
      : []),
    ...(table && table.advice.length > 0
      ? [{ id: 'advice', label: 'Как снять мерки', panel: <Advice sentences={table.advice} /> }]
      : []),
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Таблица размеров" size="large">
      {error && !table && (
        <div>
          <ErrorNotice>{isApiError(error) ? error.message : UNKNOWN_ERROR_MESSAGE}</ErrorNotice>
          <TextButton className="mt-2 text-ui" busy={busy} onClick={retry}>
            Попробовать ещё раз
          </TextButton>
        </div>
      )}
      {!error && !table && <Waiting />}
      {table && (tabs.length > 1 ? <Tabs label="Таблица размеров" tabs={tabs} /> : sizes)}
    </Dialog>
  );
}

function Advice({ sentences }: { sentences: string[] }) {
  return (
    <ul className="max-w-[46ch] space-y-3 pt-6">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** A placeholder as high as a table with six sizes. */
function Waiting() {
  return (
    <div role="status" aria-label="Загружаем таблицу">
      <Skeleton className="h-11 w-48" />
      <Skeleton className="mt-4 h-70" />
    </div>
  );
}
