import { Modal, type ModalProps } from './modal';

/** A modal panel: 440 px wide at the right from 768 px; on a phone at the bottom, as high as its content. */
export function Sheet(modal: ModalProps) {
  return <Modal {...modal} className="modal-sheet modal-right" titleClass="type-h3" />;
}
