import { classNames } from '../class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '../pictures/icons';
import { IconButton } from './icon-button';

type TurnButtonsProps = {
  /** Index of the current photograph; `last` is the highest index. */
  at: number;
  last: number;
  onTurn(to: number): void;
  className?: string;
};

/**
 * Buttons to the previous and the next photograph. At the ends they get aria-disabled instead of disabled, so
 * that they keep the focus.
 */
export function TurnButtons({ at, last, onTurn, className }: TurnButtonsProps) {
  const place = classNames('!absolute top-1/2 -translate-y-1/2 bg-paper', className);
  return (
    <>
      <IconButton
        label="Предыдущее фото"
        aria-disabled={at === 0 || undefined}
        onClick={at === 0 ? undefined : () => onTurn(at - 1)}
        className={classNames(place, 'left-2 md:left-4')}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label="Следующее фото"
        aria-disabled={at === last || undefined}
        onClick={at === last ? undefined : () => onTurn(at + 1)}
        className={classNames(place, 'right-2 md:right-4')}
      >
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}
