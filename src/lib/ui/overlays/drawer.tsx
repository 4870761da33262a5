import { Modal, type ModalProps } from './modal';

type DrawerProps = ModalProps & { side?: 'left' | 'right' };

/**
 * A full-screen panel on a phone, a side panel of 480 px from 768 px: menus and filters. The close button is at the top
 * left.
 */
export function Drawer({ side = 'left', ...modal }: DrawerProps) {
  return <Modal {...modal} className={`modal-drawer modal-${side}`} titleClass="text-input" closeFirst />;
}
