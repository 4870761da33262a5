import { useQueryClient } from '@tanstack/react-query';
import type { ContractForm } from '@/lib/forms/contract-form';
import { showToast } from '@/lib/ui/overlays/toast';
import { type Buyer, endBuyerSignIns, getShowBuyerQueryKey, type SignInEnding } from '../api/index.ts';
import { SignInEnding as SignInEndingSchema } from '../api/schemas.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';

export type BuyerDialogProps = {
  seen: Buyer;
  /** The id in the address: that of the account, or of an order that leads to it. */
  buyerId: string;
  onClose(): void;
  onConflict(): Promise<unknown>;
};

/** Signs one device of a buyer out, or all of them. */
export function EndSessionsDialog({
  which,
  seen,
  buyerId,
  onClose,
  onConflict,
}: BuyerDialogProps & { which: string }) {
  const client = useQueryClient();
  const isAll = which === 'all';
  const device = seen.signIns.find(({ id }) => id === which);
  const form: ContractForm<Record<never, string>, SignInEnding> = {
    blank: {},
    schema: SignInEndingSchema,
    request: () => ({ signInId: isAll ? null : which }),
  };
  return (
    <ActionDialog
      name={`end:${which}`}
      onClose={onClose}
      onConflict={onConflict}
      isOver={!isAll && !device}
      title={isAll ? 'Завершить все сессии' : 'Завершить сессию'}
      label="Завершить"
      form={form}
      send={async (request) => {
        const buyer = await endBuyerSignIns(seen.id, request);
        client.setQueryData(getShowBuyerQueryKey(buyerId), buyer);
        showToast({ text: isAll ? 'Покупатель вышел на\u00a0всех устройствах' : 'Сессия завершена' });
      }}
    >
      <p className="text-body">
        {isAll
          ? 'Покупатель выйдет на\u00a0всех устройствах. Заказы и\u00a0избранное останутся.'
          : device
            ? `${device.device || 'Неизвестное устройство'}: придётся войти снова.`
            : 'Эта сессия уже закончилась.'}
      </p>
    </ActionDialog>
  );
}
