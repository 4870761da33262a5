import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SOLD_OUT_DAYS } from '#shared/operators/work.ts';
import type { PluralForms } from '#shared/text/plural.ts';
import { getListSoldOutSizesQueryOptions, type SoldOutSize } from '../api/index.ts';
import { BackLink } from '../parts/back-link.tsx';
import { type ListColumn, ListTable } from '../parts/lists/list-table.tsx';
import { PageSwitch } from '../parts/lists/page-switch.tsx';
import { momentWords } from '../parts/moments.ts';
import { PageHead } from '../parts/page-head.tsx';
import { Failure, Nothing, RowsSkeleton } from '../parts/screen-states.tsx';

const SIZES: PluralForms = ['размер', 'размера', 'размеров'];
const PAGE_SIZE = 50;
const REFRESH_MS = 15_000;

const route = getRouteApi('/desk/sold-out');

/** Sizes whose last piece was ordered, the latest first. */
export function SoldOutScreen() {
  const { page } = route.useSearch();
  const sizes = useQuery({
    ...getListSoldOutSizesQueryOptions({ ...(page && { page }), size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const now = new Date();
  return (
    <>
      <BackLink to="/">Сегодня</BackLink>
      <div className="mb-4">
        <PageHead
          title="Размеры закончились"
          note={`Последнюю вещь заказали за\u00a0последние ${SOLD_OUT_DAYS}\u00a0дней, и\u00a0сейчас её нет в\u00a0наличии.`}
        />
      </div>
      {sizes.data ? (
        sizes.data.totalItems === 0 ? (
          <Nothing title="Всё есть">Размер появится здесь, когда закажут его последнюю вещь.</Nothing>
        ) : (
          <>
            <ListTable
              caption="Размеры, которые закончились"
              rows={sizes.data.items}
              idOf={({ sku }) => sku}
              nameOf={({ productName, size }) => `${productName}, ${size}`}
              columns={columnsOf(now)}
              phoneRow={(size) => <PhoneRow size={size} now={now} />}
              isStale={sizes.isPlaceholderData}
            />
            <PageSwitch {...sizes.data} forms={SIZES} />
          </>
        )
      ) : sizes.isError ? (
        <Failure error={sizes.error} onRetry={() => void sizes.refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </>
  );
}

const columnsOf = (now: Date): ListColumn<SoldOutSize>[] => [
  { id: 'product', title: 'Товар', kind: 'free', cell: ({ productName }) => productName },
  { id: 'colour', title: 'Цвет', cell: ({ colour }) => colour },
  { id: 'size', title: 'Размер', kind: 'whole', cell: ({ size }) => size },
  { id: 'code', title: 'Артикул', kind: 'free', cell: ({ vendorCode }) => vendorCode },
  { id: 'sku', title: 'Код размера', kind: 'free', isExtra: true, cell: ({ sku }) => sku },
  { id: 'at', title: 'Закончился', kind: 'whole', cell: ({ at }) => momentWords(at, now) },
];

const PhoneRow = ({
  size: { productName, colour, size, vendorCode, at },
  now,
}: {
  size: SoldOutSize;
  now: Date;
}) => (
  <>
    <p className="text-body [overflow-wrap:anywhere]">{`${productName}, ${colour}, ${size}`}</p>
    <p className="mt-0.5 flex justify-between gap-4 text-ink-2 text-ui">
      <span>{vendorCode}</span>
      <span>{momentWords(at, now)}</span>
    </p>
  </>
);
