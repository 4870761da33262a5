import { Dialog } from '@/lib/ui/overlays/dialog';
import type { ModalProps } from '@/lib/ui/overlays/modal';

/** A dialog whose code is loaded only when it is opened, like those of the shop. */
export function LateDialog(opened: Pick<ModalProps, 'open' | 'onClose'>) {
  return (
    <Dialog {...opened} title={'Наличие в\u00a0магазинах'}>
      <p className="text-ui">Размер 46 есть в&nbsp;трёх магазинах.</p>
    </Dialog>
  );
}
