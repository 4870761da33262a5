import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatDate } from '#shared/text/dates.ts';
import { countOf } from '#shared/text/plural.ts';
import type { ContractForm } from '@/lib/forms/contract-form';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { showToast } from '@/lib/ui/overlays/toast';
import { type Buyer, type BuyerDeletion, deleteBuyer, getShowBuyerQueryKey } from '../api/index.ts';
import { BuyerDeletion as BuyerDeletionSchema } from '../api/schemas.ts';
import { ActionDialog } from '../parts/action-dialog.tsx';
import { STAYS } from './buyer-words.ts';
import type { BuyerDialogProps } from './end-sessions-dialog.tsx';

const form: ContractForm<{ identityChecked: boolean }, BuyerDeletion> = {
  blank: { identityChecked: false },
  schema: BuyerDeletionSchema,
  check: ({ identityChecked }) =>
    identityChecked ? {} : { identityChecked: 'Сначала убедитесь, что просит сам покупатель' },
};

const DELETED: Readonly<Record<Buyer['kind'], readonly string[]>> = {
  ACCOUNT: [
    'имя, контакты, мерки и\u00a0адреса',
    'корзина, избранное, подписки и\u00a0отзывы',
    'входы на\u00a0всех устройствах',
  ],
  GUEST: [
    'корзина и\u00a0избранное браузера, где оформлены заказы',
    'подписка и\u00a0ожидание размеров на\u00a0эту почту',
  ],
};

/** Asks whether a buyer is deleted, and says what the law obliges the shop to keep. */
export function DeleteDialog({ seen, buyerId, onClose, onConflict }: BuyerDialogProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return (
    <ActionDialog
      name={`delete:${seen.id}`}
      onClose={onClose}
      onConflict={onConflict}
      title="Удалить данные покупателя?"
      label="Удалить навсегда"
      form={form}
      send={async (request) => {
        await deleteBuyer(seen.id, request);
        showToast({ text: 'Данные удалены' });
        void navigate({ to: '/buyers', replace: true });
        client.removeQueries({ queryKey: getShowBuyerQueryKey(buyerId) });
      }}
    >
      {({ field, draft }) => {
        const { defaultValue: _, ...box } = field('identityChecked');
        return (
          <>
            <div>
              <p className="text-body">Удалится навсегда, вернуть нельзя:</p>
              <ul className="mt-2 list-[square] space-y-1.5 pl-4.5 text-ui marker:text-ink-3">
                {DELETED[seen.kind].map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
            {seen.stays.length > 0 && (
              <div>
                <p className="text-body">Останется, потому что так велит закон:</p>
                <ul className="mt-2 list-[square] space-y-1.5 pl-4.5 text-ui marker:text-ink-3">
                  {seen.stays.map(({ what, count, until }) => (
                    <li key={what}>
                      {countOf(count, STAYS[what].forms)}
                      <span className="text-ink-2">
                        {`, ${STAYS[what].why}${until ? `, до\u00a0${formatDate(new Date(until))}` : ''}`}
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <Checkbox {...box} defaultChecked={draft.identityChecked}>
              Просит сам покупатель, личность проверена
            </Checkbox>
          </>
        );
      }}
    </ActionDialog>
  );
}
