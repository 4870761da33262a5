import { Modal, type ModalProps } from './modal';

/** A panel of 440 px at the right from 768 px, a sheet as high as its content at the foot of a phone. */
export function Sheet(modal: ModalProps) {
  return <Modal {...modal} className="modal-sheet modal-right" titleClass="type-h3" />;
}
