import { type Draping, drape } from '../cloth/drape.ts';
import type { Form } from '../cloth/form.ts';
import type { Point } from '../cloth/geometry.ts';
import { type Cloth, type Pattern, sewnOnSheet } from '../cloth/sew.ts';
import { changePieces } from '../cloth/some-pieces.ts';
import type { Button } from '../laid/button.ts';
import type { LaidPiece } from '../laid/laid-piece.ts';
import type { Detail, Label } from '../render/details.ts';
import type { FabricName } from '../render/fabrics.ts';

/** A draped cloth, and where the flat coordinates of its pieces and blanks begin on the sheet. */
export type Draped = { cloth: Cloth; originOf: (name: string) => Point };

/** Everything about a garment: pattern, form, fabric, and what is laid on it once it hangs. */
export type Garment = {
  pattern: Pattern;
  /** Pieces that only hold others in place while the cloth falls: the throat of an open collar. */
  scaffold?: readonly string[];
  form: () => Form;
  draping?: Partial<Draping>;
  /** Pieces that are sewn to none of the others and hang on a form of their own: the trousers of a set. */
  apart?: { pieces: readonly string[]; form: () => Form; draping?: Partial<Draping> };
  fabric: FabricName;
  /** Of the cloth, in metres. */
  thickness: number;
  /** How uneven the cloth itself is, 0–1; 0.5 when absent. */
  unevenness?: number;
  /** Children's clothes are draped at the size of an adult and made smaller, so that the weave keeps its size. */
  scale?: number;
  /** What is done to the cloth once it hangs: a shell is filled, small folds are evened out. */
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
