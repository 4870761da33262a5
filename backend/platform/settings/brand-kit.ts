import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { contrast } from './contrast.ts';
import { drawingFault } from './drawing.ts';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#161514", in quotes')
  .transform((value) => value.toLowerCase());
const words = z.string().trim().min(1).max(300);

const schema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  colours: z.strictObject({ ink: colour, accent: colour }).optional(),
  badges: z.strictObject({ background: colour, text: colour }).optional(),
  font: z
    .strictObject({
      family: z
        .string()
        .regex(/^[\p{L}\d][\p{L}\d -]{0,39}$/u, 'a name of letters, digits, spaces and hyphens'),
      files: z
        .array(
          z.strictObject({
            file: z.string().regex(/^[\w-]+\.woff2$/, 'the name of a .woff2 file of this folder'),
            weight: z
              .string()
              .regex(/^[1-9]00( [1-9]00)?$/, 'a weight such as "400", or a range such as "300 600"'),
          }),
        )
        .min(1)
        .max(6),
    })
    .optional(),
  seller: z
    .strictObject({
      name: words,
      inn: words,
      ogrn: words,
      kpp: words,
      address: words,
      email: words,
      phone: words,
      hours: words,
    })
    .partial()
    .optional(),
});

/** The name and look of a retailer's shop, and its seller; the folder is described in brand/README.md. */
export type BrandKit = z.infer<typeof schema> & {
  /** Absolute path of the folder. */
  folder: string;
  /** Which drawings exist. */
  drawings: { logo: boolean; favicon: boolean };
};

/** The contrast that text requires by docs/design.md §2.1. */
const MIN_CONTRAST = 4.5;
/** Backgrounds of text: the page, and the backdrop of pictures, the darkest one on a card. */
const BACKGROUNDS = { white: '#ffffff', 'the backdrop of pictures (#e4e2dd)': '#e4e2dd' };
const MAX_DRAWING_BYTES = 32_768;

/**
 * Reads and validates `brand.yaml` of a folder, with `logo.svg` and `favicon.svg`. Undefined without that
 * file: the shop has its default look.
 * @throws StartupError with the file, the place in it, and what to do
 */
export function readBrandKit(folder: string): BrandKit | undefined {
  const path = join(folder, 'brand.yaml');
  if (!existsSync(path)) return undefined;
  const refuse = (why: string) => new StartupError(`${basename(folder)}/brand.yaml: ${why}`);
  const result = schema.safeParse(readYaml(path, refuse));
  if (!result.success) throw refuse(explain(result.error));
  const kit = result.data;
  for (const fault of contrastFaults(kit)) throw refuse(fault);
  for (const { file } of kit.font?.files ?? [])
    if (!existsSync(join(folder, file))) throw refuse(`font.files: the folder has no file ${file}.`);
  return {
    ...kit,
    folder,
    drawings: { logo: hasDrawing(folder, 'logo.svg'), favicon: hasDrawing(folder, 'favicon.svg') },
  };
}

/** Settings that a brand kit provides; environment variables take precedence. */
export function brandVariables({
  name,
  seller = {},
}: Pick<BrandKit, 'name' | 'seller'>): Record<string, string> {
  const details = Object.entries(seller).flatMap(([key, value]) =>
    value ? [[`SELLER_${key.toUpperCase()}`, value] as const] : [],
  );
  return { BRAND: name, ...Object.fromEntries(details) };
}

function readYaml(path: string, refuse: (why: string) => StartupError): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) throw refuse(error.message.split('\n')[0] ?? '');
    throw error;
  }
}

function explain({ issues }: z.ZodError): string {
  const [issue] = issues;
  const place = issue?.path.join('.') ?? '';
  if (issue?.code === 'unrecognized_keys')
    return `${[place, `"${issue.keys[0]}" is not a known setting`].filter(Boolean).join(': ')}. brand/README.md lists all settings.`;
  return `${place} must be ${expected(issue)}.`;
}

function expected(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return issue.expected === 'string' ? 'a text' : `a ${issue.expected}`;
  if (issue?.code === 'too_small') return 'there';
  if (issue?.code === 'too_big') return `at most ${String(issue.maximum)} characters long`;
  return issue?.message ?? 'something else';
}

/** A sentence for each pair of colours with too little contrast. */
function contrastFaults({ colours, badges }: Pick<BrandKit, 'colours' | 'badges'>): string[] {
  const pairs = [
    ...Object.entries(BACKGROUNDS).flatMap(([ground, value]) =>
      Object.entries(colours ?? {}).map(([name, text]) => ({ name: `colours.${name}`, text, ground, value })),
    ),
    ...(badges
      ? [{ name: 'badges.text', text: badges.text, ground: 'badges.background', value: badges.background }]
      : []),
  ];
  return pairs.flatMap(({ name, text, ground, value }) => {
    const found = contrast(text, value);
    if (found >= MIN_CONTRAST) return [];
    const rounded = (Math.floor(found * 10) / 10).toFixed(1);
    return `${name} ${text} on ${ground} has a contrast of ${rounded}, and text needs ${MIN_CONTRAST}. Choose a darker colour${ground === 'badges.background' ? ' for one of them' : ''}.`;
  });
}

/** Checks a drawing. It is served to everyone, so it must not contain scripts or load external files. */
function hasDrawing(folder: string, file: string): boolean {
  const path = join(folder, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  const refuse = (why: string) => new StartupError(`${basename(folder)}/${file}: ${why}`);
  if (Buffer.byteLength(text) > MAX_DRAWING_BYTES)
    throw refuse('a drawing may have 32 KB at most. Simplify its paths.');
  const fault = drawingFault(text);
  if (fault !== undefined) throw refuse(fault);
  return true;
}
