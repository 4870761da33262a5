import { Modal, type ModalProps } from './modal';

type DialogProps = ModalProps & {
  /** Width from 768 px: 480, 560 or 640. Below, a dialog takes the whole screen. */
  size?: 'small' | 'normal' | 'large';
};

const WIDTHS = {
  small: '[--modal-width:480px]',
  normal: '[--modal-width:560px]',
  large: '[--modal-width:640px]',
};

/** A question or a table in the middle of the window. Rules: docs/design.md §3. */
export function Dialog({ size = 'normal', ...modal }: DialogProps) {
  return <Modal {...modal} className={`modal-dialog ${WIDTHS[size]}`} titleClass="type-h3 md:type-h2" />;
}
