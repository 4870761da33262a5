import { Modal, type ModalProps } from './modal';

type DrawerProps = ModalProps & { side?: 'left' | 'right' };

/**
 * A modal panel for menus and filters: full-screen on a phone, 480 px wide at a side of the window from 768
 * px. Its close button is at the top left.
 */
export function Drawer({ side = 'left', ...modal }: DrawerProps) {
  return <Modal {...modal} className={`modal-drawer modal-${side}`} titleClass="text-input" closeFirst />;
}
