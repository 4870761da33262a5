import { Modal, type ModalProps } from './modal';

type DialogProps = ModalProps & {
  /**
   * Width from 768 px: 480, 560 or 640 px; on narrower windows a dialog is full-screen. `beside` is for a
   * dialog with a second pane (classes `beside` and `beside-alone` in overlays.css): it is nearly full-screen
   * at every width.
   */
  size?: 'small' | 'normal' | 'large' | 'beside';
};

const WIDTHS = {
  small: '[--modal-width:480px]',
  normal: '[--modal-width:560px]',
  large: '[--modal-width:640px]',
  beside: '[--modal-width:640px] modal-beside',
};

/** A centred modal dialog (docs/design.md §3). */
export function Dialog({ size = 'normal', ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      className={`modal-dialog ${WIDTHS[size]}`}
      titleClass={size === 'beside' ? 'type-h3' : 'type-h3 md:type-h2'}
    />
  );
}
