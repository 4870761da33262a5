import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { emailProblem, readEmail } from '#shared/forms/email.ts';
import { type FileIssue, fileIssueLine } from '../files/file-issue.ts';
import { type LineOf, readYaml } from '../files/yaml-file.ts';
import { StartupError } from '../startup-error.ts';
import { contrast } from './contrast.ts';
import { drawingFault } from './drawing.ts';
import { sellerNumbers } from './fields.ts';

const COLOUR = 'must be a colour such as "#161514", in quotes';
const colour = z
  .string(COLOUR)
  .regex(/^#[0-9a-f]{6}$/i, COLOUR)
  .transform((value) => value.toLowerCase());
const words = z.string().trim().min(1).max(300);
const registered = ({ form, expected }: { form: RegExp; expected: string }) =>
  words.regex(form, `must be ${expected}`);

const schema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  colours: z.strictObject({ ink: colour, accent: colour }).optional(),
  badges: z.strictObject({ background: colour, text: colour }).optional(),
  font: z
    .strictObject({
      family: z
        .string()
        .regex(/^[\p{L}\d][\p{L}\d -]{0,39}$/u, 'must be a name of letters, digits, spaces and hyphens'),
      files: z
        .array(
          z.strictObject({
            file: z.string().regex(/^[\w-]+\.woff2$/, 'must be the name of a .woff2 file of this folder'),
            weight: z
              .string()
              .regex(/^[1-9]00( [1-9]00)?$/, 'must be a weight such as "400", or a range such as "300 600"'),
          }),
        )
        .min(1)
        .max(6),
    })
    .optional(),
  seller: z
    .strictObject({
      name: words,
      inn: registered(sellerNumbers.inn),
      ogrn: registered(sellerNumbers.ogrn),
      kpp: registered(sellerNumbers.kpp),
      address: words,
      email: words.refine(
        (value) => emailProblem(readEmail(value)) === undefined,
        'must be an e-mail address',
      ),
      phone: words,
      hours: words,
    })
    .partial()
    .optional(),
});

/** A retailer's brand kit: the name, look and seller of the shop (brand/README.md). */
export type BrandKit = z.infer<typeof schema> & {
  /** Absolute path of the folder of the brand kit. */
  folder: string;
  /** Whether the folder contains a logo and a favicon. */
  drawings: { logo: boolean; favicon: boolean };
};

/** Minimum contrast of text with its background (docs/design.md §2.1). */
const MIN_CONTRAST = 4.5;
/**
 * The backgrounds of text, with their names for error messages. The backdrop of pictures is the darkest
 * background on a card.
 */
const BACKGROUNDS = { white: '#ffffff', 'the backdrop of pictures (#e4e2dd)': '#e4e2dd' };
const MAX_DRAWING_BYTES = 32_768;

/** Thrown if a brand kit has errors. The message has a line for each: `file:line, place: reason`. */
export class BrandKitError extends StartupError {
  override name = 'BrandKitError';
  readonly issues: readonly FileIssue[];

  constructor(issues: readonly FileIssue[]) {
    super([...issues.map((issue) => fileIssueLine(issue)), 'brand/README.md lists all settings.'].join('\n'));
    this.issues = issues;
  }
}

/**
 * Reads and validates a brand kit: the file `brand.yaml` of a folder, with `logo.svg` and `favicon.svg`.
 * Undefined if there is no `brand.yaml`; the shop then has its default look.
 * @throws BrandKitError with the errors of all files.
 */
export function readBrandKit(folder: string): BrandKit | undefined {
  const path = join(folder, 'brand.yaml');
  if (!existsSync(path)) return undefined;
  const file = `${basename(folder)}/brand.yaml`;
  const drawings = { logo: readDrawing(folder, 'logo.svg'), favicon: readDrawing(folder, 'favicon.svg') };
  const issues = Object.values(drawings).flatMap((drawing) => drawing?.issues ?? []);
  const read = readYaml(readFileSync(path, 'utf8'), schema);
  if ('issues' in read)
    throw new BrandKitError([...read.issues.map((issue) => ({ file, ...issue })), ...issues]);
  const kit = read.value;
  const found = [...contrastFaults(kit), ...missingFonts(kit, folder)];
  issues.unshift(...found.map(({ keys, why }) => toIssue(file, keys, why, read.lineOf)));
  if (issues.length > 0) throw new BrandKitError(issues);
  return {
    ...kit,
    folder,
    drawings: { logo: drawings.logo !== undefined, favicon: drawings.favicon !== undefined },
  };
}

type Fault = { keys: readonly (string | number)[]; why: string };

const toIssue = (file: string, keys: Fault['keys'], why: string, lineOf: LineOf): FileIssue => ({
  file,
  line: lineOf(keys),
  place: keys.join('.'),
  why,
});

const missingFonts = ({ font }: Pick<BrandKit, 'font'>, folder: string): Fault[] =>
  (font?.files ?? []).flatMap(({ file }, index) =>
    existsSync(join(folder, file))
      ? []
      : [{ keys: ['font', 'files', index, 'file'], why: `the folder has no file ${file}` }],
  );

/**
 * Converts a brand kit to settings, as environment variables. Variables that are really set take precedence.
 */
export function brandVariables({
  name,
  seller = {},
}: Pick<BrandKit, 'name' | 'seller'>): Record<string, string> {
  const details = Object.entries(seller).flatMap(([key, value]) =>
    value ? [[`SELLER_${key.toUpperCase()}`, value] as const] : [],
  );
  return { BRAND: name, ...Object.fromEntries(details) };
}

/** An error for each pair of text and background colour with too little contrast. */
function contrastFaults({ colours, badges }: Pick<BrandKit, 'colours' | 'badges'>): Fault[] {
  const pairs = [
    ...Object.entries(BACKGROUNDS).flatMap(([ground, value]) =>
      Object.entries(colours ?? {}).map(([name, text]) => ({ keys: ['colours', name], text, ground, value })),
    ),
    ...(badges
      ? [
          {
            keys: ['badges', 'text'],
            text: badges.text,
            ground: 'badges.background',
            value: badges.background,
          },
        ]
      : []),
  ];
  return pairs.flatMap(({ keys, text, ground, value }) => {
    const found = contrast(text, value);
    if (found >= MIN_CONTRAST) return [];
    const rounded = (Math.floor(found * 10) / 10).toFixed(1);
    return [
      {
        keys,
        why: `${text} on ${ground} has a contrast of ${rounded}, and text needs ${MIN_CONTRAST}; choose a darker colour`,
      },
    ];
  });
}

/**
 * Checks an SVG file of a brand kit. Every visitor's browser loads it, so it must not contain scripts or load
 * external files. Returns undefined if the file does not exist.
 */
function readDrawing(folder: string, name: string): { issues: FileIssue[] } | undefined {
  const path = join(folder, name);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  const file = `${basename(folder)}/${name}`;
  const issues: FileIssue[] = [];
  const refuse = (why: string, offset = 0) =>
    issues.push({ file, line: text.slice(0, offset).split('\n').length, place: '', why });
  if (Buffer.byteLength(text) > MAX_DRAWING_BYTES)
    refuse('a drawing may have 32 KB at most; simplify its paths');
  const fault = drawingFault(text);
  if (fault !== undefined) refuse(fault);
  return { issues };
}
