import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { DockerfileParser, type ModifiableInstruction } from 'dockerfile-ast';

/** Whether .dockerignore keeps a path of the project out of the image. */
export function readDockerignore(project: string): (path: string) => boolean {
  const lines = readFileSync(join(project, '.dockerignore'), 'utf8').split('\n');
  const ignored = dockerignore.default().add(lines);
  return (path) => ignored.ignores(path);
}

/** What a Dockerfile gets wrong: another Node than this one, files that aren't there, root, or a shell that keeps signals for itself. */
export function dockerfileFaults(text: string, project: string): string[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const isIgnored = readDockerignore(project);
  const faults: string[] = [];
  const stages = new Set<string | undefined>();
  const last = new Map<string, string>();

  for (const instruction of instructions) {
    const keyword = instruction.getKeyword();
    const words = instruction.getArguments().map((argument) => argument.getValue());
    if (keyword === 'FROM') {
      const [image = '', , name] = words;
      const isNode = image.startsWith(`node:${process.versions.node}-`);
      if (!isNode && !stages.has(image)) faults.push(`${image} is not Node ${process.versions.node}`);
      stages.add(name);
      last.clear();
    }
    if (keyword === 'COPY') {
      const from = (instruction as ModifiableInstruction)
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue();
      if (from) {
        if (!stages.has(from)) faults.push(`COPY --from=${from}: no stage before has that name`);
        continue;
      }
      for (const source of words.slice(0, -1)) {
        if (!existsSync(join(project, source))) faults.push(`COPY ${source}: it is not there`);
        else if (isIgnored(source)) faults.push(`COPY ${source}: .dockerignore keeps it out`);
      }
    }
    last.set(keyword, instruction.getRawArgumentsContent() ?? '');
  }

  const user = last.get('USER');
  if (!/^[1-9]\d*:[1-9]\d*$/.test(user ?? '')) faults.push(`USER ${user}: not numbers, or root`);
  for (const keyword of ['CMD', 'HEALTHCHECK']) {
    if (!last.get(keyword)?.includes('["node"')) faults.push(`${keyword} is not in exec form`);
  }
  return faults;
}
