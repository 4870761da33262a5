import { Modal, type ModalProps } from './modal';

type DialogProps = ModalProps & {
  /**
   * Width from 768 px: 480, 560 or 640. Below, a dialog takes the whole screen. One with a second pane beside its text
   * (the classes `beside` and `beside-alone` in overlays.css) takes nearly the whole of it at every width.
   */
  size?: 'small' | 'normal' | 'large' | 'beside';
};

const WIDTHS = {
  small: '[--modal-width:480px]',
  normal: '[--modal-width:560px]',
  large: '[--modal-width:640px]',
  beside: '[--modal-width:640px] modal-beside',
};

/** A question or a table in the middle of the window. Rules: docs/design.md §3. */
export function Dialog({ size = 'normal', ...modal }: DialogProps) {
  return (
    <Modal
      {...modal}
      className={`modal-dialog ${WIDTHS[size]}`}
      titleClass={size === 'beside' ? 'type-h3' : 'type-h3 md:type-h2'}
    />
  );
}
