import type { ContractForm } from '@/lib/forms/contract-form';
import { type OperatorRefund, type RefundReceipt, receiveRefund } from '../../api/index.ts';
import { RefundReceipt as RefundReceiptSchema } from '../../api/schemas.ts';
import { ActionDialog } from '../../parts/action-dialog.tsx';
import { CodesField, LineChoice, PiecesField } from '../../parts/line-choice.tsx';
import { fieldsByLine, type LineFields } from '../../parts/line-fields.ts';
import { codesOf } from '../../parts/marking-codes.ts';
import type { RefundDialogProps } from './dialog-props.ts';

/** The form for received goods: what came back of each line, and whether it can be sold again. */
function receiveForm({
  refund: { lines, version },
  packing,
}: OperatorRefund): ContractForm<LineFields, RefundReceipt> {
  const isMarked = (position: number) => (codesAt(packing, position).length ?? 0) > 0;
  return {
    blank: {
      ...Object.fromEntries(
        lines.flatMap(({ position, quantity, reason }) => [
          [`good-${position}`, String(reason === 'DEFECT' ? 0 : quantity)],
          [`damaged-${position}`, String(reason === 'DEFECT' ? quantity : 0)],
        ]),
      ),
      ...fieldsByLine(lines.map(({ position }) => position).filter(isMarked), { codes: '' }),
    },
    schema: RefundReceiptSchema,
    request: (fields) => ({
      version,
      lines: lines.map(({ position }) => {
        const codes = codesOf(fields[`codes-${position}`] ?? '');
        return {
          position,
          good: Number(fields[`good-${position}`]),
          damaged: Number(fields[`damaged-${position}`]),
          ...(codes.length > 0 && { codes }),
        };
      }),
    }),
    places: Object.fromEntries([
      ['/lines', 'form'],
      ...lines.flatMap(({ position }, place) => [
        ...['good', 'damaged', 'position'].map((name) => [`/lines/${place}/${name}`, `good-${position}`]),
        [`/lines/${place}/codes`, isMarked(position) ? `codes-${position}` : 'form'],
      ]),
    ]),
    check: (fields) =>
      Object.fromEntries(
        lines.flatMap(({ position, quantity }) => {
          const all = Number(fields[`good-${position}`]) + Number(fields[`damaged-${position}`]);
          return all > quantity ? [[`good-${position}`, `Вернули ${quantity}, а\u00a0отмечено ${all}`]] : [];
        }),
      ),
  };
}

const codesAt = (packing: OperatorRefund['packing'], position: number) =>
  packing.find((line) => line.position === position)?.codes ?? [];

export function ReceiveDialog({ seen, common, onDone }: RefundDialogProps) {
  const { refund, packing } = seen;
  return (
    <ActionDialog
      {...common}
      title="Принять вещи"
      label="Принять"
      form={receiveForm(seen)}
      send={async (request) => onDone(await receiveRefund(refund.orderId, refund.id, request))}
    >
      {(form) => (
        <>
          <p className="text-ink-2 text-ui">
            Вещи, которые можно продать, вернутся в&nbsp;наличие. Не&nbsp;отмеченные вы&nbsp;отдаёте обратно.
          </p>
          {refund.lines.map((line) => (
            <LineChoice
              key={line.position}
              line={line}
              pieces={
                <>
                  <PiecesField
                    form={form}
                    name={`good-${line.position}`}
                    label="Можно продать"
                    most={line.quantity}
                  />
                  <PiecesField
                    form={form}
                    name={`damaged-${line.position}`}
                    label="С браком"
                    most={line.quantity}
                  />
                </>
              }
            >
              {codesAt(packing, line.position).length > 0 && (
                <CodesField
                  form={form}
                  name={`codes-${line.position}`}
                  label="Коды маркировки принятых вещей"
                />
              )}
            </LineChoice>
          ))}
        </>
      )}
    </ActionDialog>
  );
}
