import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

export interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Whether a person types, so that what is typed would show. */
  readonly isTerminal: boolean;
}

export interface Question {
  readonly text: string;
  /** Nothing of the answer is shown. */
  readonly isSecret: boolean;
}

/** Asks one question after the other; an answer that never comes is an empty one. */
export async function ask(
  { input, output, isTerminal }: Terminal,
  questions: readonly Question[],
): Promise<string[]> {
  let isMuted = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: echo, terminal: isTerminal });
  // Its lines are kept until they are asked for, so that answers may come all at once through a pipe.
  const lines = reader[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const { text, isSecret } of questions) {
    isMuted = isSecret;
    // What readline draws again when something is deleted.
    reader.setPrompt(text);
    output.write(text);
    const { value, done } = await lines.next();
    if (isMuted && isTerminal) output.write('\n');
    isMuted = false;
    answers.push(done ? '' : value);
  }
  reader.close();
  return answers;
}
