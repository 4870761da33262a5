import { classNames } from '../class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '../pictures/icons';
import { IconButton } from './icon-button';

type TurnButtonsProps = {
  /** Place of the photograph that is shown, and of the last one. */
  at: number;
  last: number;
  onTurn(to: number): void;
  className?: string;
};

/** At the sides of a photograph, to the previous and the next one. aria-disabled keeps the focus where it was at the end. */
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
