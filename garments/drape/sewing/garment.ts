import { type Draping, drape } from '../cloth/drape.ts';
import type { Form } from '../cloth/form.ts';
import type { Point } from '../cloth/geometry.ts';
import { type Cloth, type Pattern, sewnOnSheet } from '../cloth/sew.ts';
import { changePieces } from '../cloth/some-pieces.ts';
import type { Button } from '../laid/button.ts';
import type { LaidPiece } from '../laid/laid-piece.ts';
import type { Detail, Label } from '../render/details.ts';
import type { FabricName } from '../render/fabrics.ts';

/** Draped cloth, and a function for where the origin of each piece and blank is on the sheet. */
export type Draped = { cloth: Cloth; originOf: (name: string) => Point };

/**
 * What a garment is made from: pattern, form and fabric, and functions for the parts that are laid on it
 * after draping.
 */
export type Garment = {
  pattern: Pattern;
  /**
   * Names of invisible pieces that hold others in place while the cloth falls, such as the throat of an open
   * collar.
   */
  scaffold?: readonly string[];
  form: () => Form;
  draping?: Partial<Draping>;
  /**
   * Pieces that are sewn to no others and are draped on a form of their own, such as the trousers of a set.
   */
  apart?: { pieces: readonly string[]; form: () => Form; draping?: Partial<Draping> };
  fabric: FabricName;
  /** Thickness of the cloth, in metres. */
  thickness: number;
  /** How uneven the cloth is, 0 to 1. Default: 0.5. */
  unevenness?: number;
  /**
   * Factor by which children's clothes are scaled down. They are draped in adult size first; their weave is
   * not scaled.
   */
  scale?: number;
  /** Changes the cloth after draping: for example, fills a shell with down or smooths small folds. */
  finish?: (cloth: Cloth) => void;
  laid?: (draped: Draped) => LaidPiece[];
  buttons?: (draped: Draped) => Button[];
  details: readonly Detail[];
  label?: Label;
};

/** Sews and drapes a garment. The step `finish` is not included. */
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
