import { Modal, type ModalProps } from './modal';

/** A panel of 440 px at the right from 768 px, a sheet at the bottom of a phone, as high as its content. */
export function Sheet(modal: ModalProps) {
  return <Modal {...modal} className="modal-sheet modal-right" titleClass="type-h3" />;
}
