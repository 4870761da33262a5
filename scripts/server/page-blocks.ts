/** A block of shell commands in docs/server.md, and how the rehearsal runs it. */
export type Block = {
  /** Line number in docs/server.md of the block's first command. */
  line: number;
  commands: string;
  /**
   * `network`: the block needs the package registries. `instead`: another command is run, because the
   * rehearsal's machine lacks something that the original needs. `skip`: the block is not run.
   */
  how:
    | { kind: 'run' }
    | { kind: 'network' }
    | { kind: 'instead'; command: string }
    | { kind: 'skip'; why: string };
};

const MARK = /^<!-- rehearse: (network|skip, (?<why>.+)|instead, (?<command>.+)) -->$/;

/** The blocks of shell commands of a Markdown page, in order. @throws Error for an unknown mark */
export function blocksOf(page: string): Block[] {
  const lines = page.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at] !== '```sh') continue;
    const end = lines.indexOf('```', at);
    const above = lines[at - 1] ?? '';
    if (above.startsWith('<!--') && !MARK.test(above)) throw new Error(`Line ${at}: ${above} is not a mark.`);
    blocks.push({ line: at + 2, commands: lines.slice(at + 1, end).join('\n'), how: howOf(above) });
    at = end;
  }
  return blocks;
}

function howOf(above: string): Block['how'] {
  const { why, command } = MARK.exec(above)?.groups ?? {};
  if (why !== undefined) return { kind: 'skip', why };
  if (command !== undefined) return { kind: 'instead', command };
  return { kind: above.includes('network') ? 'network' : 'run' };
}
