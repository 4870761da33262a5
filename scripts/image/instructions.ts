import { type Copy, DockerfileParser, type From, type Instruction } from 'dockerfile-ast';

/** One instruction of a build stage. */
type Step =
  | { kind: 'copy'; from: string | undefined; paths: string[]; to: string }
  | { kind: 'run'; command: string }
  | { kind: 'env'; variables: Record<string, string> }
  | { kind: 'workdir'; folder: string };

export type Stage = { name: string | undefined; steps: Step[] };

export type Image = {
  stages: Stage[];
  /** How the last stage starts a container: its command, and the user who runs it. */
  command: string[];
  healthCheck: string[];
  user: string;
};

/** Dockerfile instructions that the rehearsal skips, because they change no files. */
const STILL = ['ARG', 'EXPOSE', 'VOLUME'];

/** Parses a Dockerfile. @throws Error when it has an instruction that cannot run without Docker */
export function readDockerfile(text: string): Image {
  const image: Image = { stages: [], command: [], healthCheck: [], user: '' };
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM')
      image.stages.push({ name: (instruction as From).getBuildStage() ?? undefined, steps: [] });
    else if (keyword === 'CMD') image.command = wordsOf(contentOf(instruction));
    else if (keyword === 'HEALTHCHECK') image.healthCheck = wordsOf(contentOf(instruction));
    else if (keyword === 'USER') image.user = contentOf(instruction);
    else if (!STILL.includes(keyword)) image.stages.at(-1)?.steps.push(stepOf(instruction));
  }
  return image;
}

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const words = instruction.getArguments().map((argument) => argument.getValue());
  if (keyword === 'RUN') return { kind: 'run', command: contentOf(instruction) };
  if (keyword === 'WORKDIR') return { kind: 'workdir', folder: contentOf(instruction) };
  if (keyword === 'ENV') return { kind: 'env', variables: Object.fromEntries(words.map(pairOf)) };
  if (keyword !== 'COPY') throw new Error(`${keyword} cannot be rehearsed.`);
  const from = (instruction as Copy).getFromFlag()?.getValue() ?? undefined;
  return { kind: 'copy', from, paths: words.slice(0, -1), to: words.at(-1) ?? '.' };
}

/** The arguments of an instruction, joined to one line. */
const contentOf = (instruction: Instruction): string =>
  (instruction.getArgumentsContent() ?? '').replaceAll(/\\\r?\n\s*/g, ' ');

/**
 * The words of an instruction in exec form (a JSON array), such as `["node", "server.js"]`. Ignores what
 * stands before the array.
 */
const wordsOf = (content: string): string[] => JSON.parse(content.slice(content.indexOf('['))) as string[];

function pairOf(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}
