import { Modal, type ModalProps } from './modal';

type DrawerProps = ModalProps & { side?: 'left' | 'right' };

/** The whole screen of a phone, a side panel of 480 px from 768: menus and filters. Closes at its top left. */
export function Drawer({ side = 'left', ...modal }: DrawerProps) {
  return <Modal {...modal} className={`modal-drawer modal-${side}`} titleClass="text-input" closeFirst />;
}
