import { formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import { formatDayAndMonth } from '#shared/text/dates.ts';
import { formatMoney } from '#shared/text/money.ts';
import type { RefundDocument } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { PageLink } from '@/lib/ui/links/page-link';
import { ArrowLeftIcon } from '@/lib/ui/pictures/icons';
import { refundHref } from '../refunds-search';

type RefundSheetProps = { refundId: string; paper: RefundDocument };

const dateOf = (day: string) => `${formatDayAndMonth(new Date(day))}\u00a0${day.slice(0, 4)}`;

/** The application (заявление) as a page to print and sign. */
export function RefundSheet({ refundId, paper }: RefundSheetProps) {
  const hydrated = useHydrated();
  const { seller, buyer, number, orderNumber, orderedOn, submittedOn, lines, deliverySum, sum } = paper;
  return (
    <div className="sheet page-width min-h-page px-margin pt-5 pb-6 lg:pt-12 lg:pb-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <PageLink
          href={refundHref(refundId)}
          className="inline-flex min-h-11 items-center gap-2 text-ui hover:underline"
        >
          <ArrowLeftIcon />
          <span>{`Возврат №\u00a0${number}`}</span>
        </PageLink>
        {hydrated && (
          <Button variant="quiet" onClick={() => window.print()}>
            Распечатать
          </Button>
        )}
      </div>
      <article className="max-w-[76ch]">
        <div className="mb-8 ml-auto w-fit max-w-[40ch] text-ui">
          <p>{`Кому: ${seller}`}</p>
          {buyer && (
            <p className="mt-1 [overflow-wrap:anywhere]">
              {`От кого: ${buyer.name}, ${formatPhone(buyer.phone)}, ${shownEmail(buyer.email)}`}
            </p>
          )}
        </div>
        <h1 className="type-h2">{`Заявление о\u00a0возврате №\u00a0${number}`}</h1>
        <p className="mt-4">
          {`По\u00a0заказу №\u00a0${orderNumber} от\u00a0${dateOf(orderedOn)} возвращаю товары и\u00a0прошу вернуть деньги, уплаченные за\u00a0них.`}
        </p>
        <div className="mt-5 overflow-x-auto">
          <table className="w-full text-left text-ui">
            <thead className="border-ink border-b">
              <tr className="*:py-2 *:pr-3 *:font-medium">
                <th scope="col">Товар</th>
                <th scope="col">Шт.</th>
                <th scope="col">Причина</th>
                <th scope="col" className="text-right">
                  Сумма
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.sku} ${line.name}`} className="border-hair border-b align-top *:py-2 *:pr-3">
                  <td>
                    <span>{line.name}</span>
                    <span className="block text-caption text-ink-2">{`Артикул ${line.sku}`}</span>
                  </td>
                  <td className="tabular-nums">{line.quantity}</td>
                  <td className="[overflow-wrap:anywhere]">{line.reason}</td>
                  <td className="text-right tabular-nums">{formatMoney(line.sum)}</td>
                </tr>
              ))}
              {deliverySum > 0 && (
                <tr className="border-hair border-b *:py-2 *:pr-3">
                  <td colSpan={3}>Доставка заказа</td>
                  <td className="text-right tabular-nums">{formatMoney(deliverySum)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        <p className="mt-4 font-medium">{`К\u00a0возврату: ${formatMoney(sum)}`}</p>
        <p className="mt-2">{`Вещи: ${paper.way}`}</p>
        <p className="mt-1">{`Деньги: ${paper.money}`}</p>
        <div className="mt-12 flex flex-wrap justify-between gap-6">
          <p>{dateOf(submittedOn)}</p>
          <p>Подпись ____________________</p>
        </div>
      </article>
    </div>
  );
}
