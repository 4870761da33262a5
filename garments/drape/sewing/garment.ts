import { type Draping, drape } from '../cloth/drape.ts';
import type { Form } from '../cloth/form.ts';
import type { Point } from '../cloth/geometry.ts';
import { type Cloth, type Pattern, sewnOnSheet } from '../cloth/sew.ts';
import { changePieces } from '../cloth/some-pieces.ts';
import type { Button } from '../laid/button.ts';
import type { LaidPiece } from '../laid/laid-piece.ts';
import type { Detail, Label } from '../render/details.ts';
import type { FabricName } from '../render/fabrics.ts';

/** A draped cloth, and the origins of its pieces and blanks on the sheet. */
export type Draped = { cloth: Cloth; originOf: (name: string) => Point };

/** A garment: pattern, form, fabric, and the pieces that are laid on it once it is draped. */
export type Garment = {
  pattern: Pattern;
  /**
   * Invisible pieces that keep others in place while the cloth falls, such as the throat of an open collar.
   */
  scaffold?: readonly string[];
  form: () => Form;
  draping?: Partial<Draping>;
  /** Pieces that are not sewn to the others and that hang on another form, such as the trousers of a set. */
  apart?: { pieces: readonly string[]; form: () => Form; draping?: Partial<Draping> };
  fabric: FabricName;
  /** The thickness of the cloth, in metres. */
  thickness: number;
  /** The unevenness of the cloth, 0–1; 0.5 if absent. */
  unevenness?: number;
  /**
   * The scale of children's clothes. They are draped at adult size and scaled down afterwards; the weave is
   * not scaled.
   */
  scale?: number;
  /** Finishes the draped cloth, for example by filling a shell or smoothing small folds. */
  finish?: (cloth: Cloth) => void;
  laid?: (draped: Draped) => LaidPiece[];
  buttons?: (draped: Draped) => Button[];
  details: readonly Detail[];
  label?: Label;
};

/** Sews and drapes a garment, without finishing it. */
export function drapeGarment({ pattern, scaffold = [], form, draping, apart }: Garment): Draped {
  const { cloth, blanks } = sewnOnSheet(pattern);
  if (apart) {
    const others = [...cloth.pieces.keys()].filter((name) => !apart.pieces.includes(name));
    changePieces(cloth, others, (some) => drape(some, form(), draping));
    changePieces(cloth, apart.pieces, (some) => drape(some, apart.form(), apart.draping));
  } else drape(cloth, form(), draping);
  const pieces = new Map([...cloth.pieces].filter(([name]) => !scaffold.includes(name)));
  return { cloth: { ...cloth, pieces }, originOf: (name) => blanks.get(name) ?? [0, 0] };
}
