import {
  DockerfileParser,
  type Instruction,
  type ModifiableInstruction,
  type PropertyInstruction,
} from 'dockerfile-ast';

export type Step =
  | { readonly kind: 'workdir'; readonly path: string }
  | { readonly kind: 'env'; readonly variables: Readonly<Record<string, string>> }
  | { readonly kind: 'run'; readonly command: string }
  | {
      readonly kind: 'copy';
      /** The stage that it takes from; left out, the project. */
      readonly from: string | undefined;
      readonly owner: Owner | undefined;
      readonly sources: readonly string[];
      readonly target: string;
    };

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface Stage {
  /** An image, or a stage before this one. */
  readonly from: string;
  readonly name: string | undefined;
  readonly steps: readonly Step[];
  readonly user: Owner | undefined;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

type Draft = { -readonly [Key in keyof Stage]: Stage[Key] };

/** Says nothing about the files or the process. */
const LABELS = new Set(['LABEL', 'EXPOSE', 'STOPSIGNAL']);
const COPY_FLAGS = new Set(['from', 'chown']);

/** Only numbers: names are known inside an image alone. */
function parseOwner(text: string): Owner {
  const [, uid, gid] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`${text} is not uid:gid`);
  return { uid: Number(uid), gid: Number(gid) };
}

function parseCopy(instruction: ModifiableInstruction): Step {
  const flags = new Map(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']));
  const unknown = [...flags.keys()].find((name) => !COPY_FLAGS.has(name));
  if (unknown !== undefined) throw new Error(`COPY --${unknown} is not rehearsed`);
  const paths = instruction.getArguments().map((argument) => argument.getValue());
  const target = paths.pop();
  if (target === undefined || paths.length === 0) throw new Error('COPY wants a source and a target');
  if (paths.some((path) => /[*?[]/.test(path))) throw new Error('COPY of patterns is not rehearsed');
  const owner = flags.get('chown');
  return {
    kind: 'copy',
    from: flags.get('from'),
    owner: owner === undefined ? owner : parseOwner(owner),
    sources: paths,
    target,
  };
}

/** `["node", "main.ts"]`: the form that starts no shell, which would keep signals for itself. */
function parseExec(text: string): string[] {
  const parsed: unknown = text.startsWith('[') ? JSON.parse(text) : undefined;
  const isExec = Array.isArray(parsed) && parsed.every((word) => typeof word === 'string');
  if (!isExec) throw new Error(`${text} is not in exec form`);
  return parsed;
}

function addTo(stage: Draft, instruction: Instruction): void {
  const keyword = instruction.getKeyword();
  const text = instruction.getRawArgumentsContent() ?? '';
  const add = (step: Step) => {
    stage.steps = [...stage.steps, step];
  };
  if (LABELS.has(keyword)) return;
  if (keyword === 'WORKDIR') add({ kind: 'workdir', path: text });
  else if (keyword === 'RUN') add({ kind: 'run', command: text });
  else if (keyword === 'COPY') add(parseCopy(instruction as ModifiableInstruction));
  else if (keyword === 'ENV') {
    const properties = (instruction as PropertyInstruction).getProperties();
    const variables = Object.fromEntries(properties.map((one) => [one.getName(), one.getValue() ?? '']));
    add({ kind: 'env', variables });
  } else if (keyword === 'USER') stage.user = parseOwner(text);
  else if (keyword === 'CMD') stage.command = parseExec(text);
  else if (keyword === 'HEALTHCHECK') stage.healthCheck = parseExec(text.replace(/^CMD\s+/, ''));
  else throw new Error(`${keyword} is not rehearsed`);
}

/** The stages of a Dockerfile. Throws at whatever the rehearsal doesn't know, rather than to leave it out. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Draft[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const stage = stages.at(-1);
    if (instruction.getKeyword() === 'FROM') {
      const [from = '', , name] = instruction.getArguments().map((argument) => argument.getValue());
      stages.push({ from, name, steps: [], user: undefined, command: [], healthCheck: [] });
    } else if (stage === undefined) throw new Error('a Dockerfile begins with FROM');
    else addTo(stage, instruction);
  }
  return stages;
}
