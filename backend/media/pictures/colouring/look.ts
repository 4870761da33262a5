/** Patterns of cloth: `stripe` is horizontal, `pin` (pinstripes) vertical. */
type PatternKind = 'stripe' | 'pin' | 'check' | 'tartan' | 'dots' | 'floral';

/**
 * A colourway: the colours, pattern and other values with which a garment is coloured. Colours are `#rrggbb`.
 * Missing values get plausible defaults (`palette.ts`).
 */
export type Look = {
  /** Colour of the main material: cloth, leather or knit. */
  base: string;
  rib?: string;
  inside?: string;
  thread?: string;
  buttons?: string;
  label?: string;
  sole?: string;
  metal?: string;
  pattern?: {
    kind: PatternKind;
    colours: string[];
    /** Length of one repeat of the pattern, in metres. */
    repeat: number;
  };
  cloth?: {
    /** Contrast between the two tones of the yarn: 0 (one tone) to 1. */
    melange?: number;
    /** Strength of the denim texture and of its wear: 0 (no denim) to 1. */
    denim?: number;
    /** Factor for the strength of the highlights; 1 by default. */
    gloss?: number;
    /** Factor for the strength of the light; 0.92 by default. */
    exposure?: number;
  };
};
