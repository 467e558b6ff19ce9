const OPEN_WITHIN_MS = 5_000;
/** What is still answered after the last frame. */
const LISTENS_MS = 60;

const CODE = /"code":"([A-Z_]+)"/;

/** What an acknowledgement says: its code, or OK. Other frames say nothing. */
function codeOf(data: unknown): string | undefined {
  if (typeof data !== 'string' || !data.startsWith('43')) return undefined;
  return CODE.exec(data)?.[1] ?? 'OK';
}

/** Opens a websocket, sends the frames as they are and resolves with what came of them. */
export function sendFrames(
  url: string,
  frames: readonly (string | Uint8Array<ArrayBuffer>)[],
  sessionToken: string | undefined,
): Promise<readonly string[]> {
  const answers: string[] = [];
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const patience = setTimeout(() => reject(new Error('no connection')), OPEN_WITHIN_MS);
    const done = () => {
      clearTimeout(patience);
      socket.close();
      resolve(answers);
    };
    socket.addEventListener('open', () => {
      socket.send(`40${JSON.stringify(sessionToken === undefined ? {} : { sessionToken })}`);
      for (const one of frames) socket.send(one);
      setTimeout(done, LISTENS_MS);
    });
    socket.addEventListener('message', ({ data }) => {
      const code = codeOf(data);
      if (code) answers.push(code);
    });
    socket.addEventListener('close', () => {
      answers.push('closed');
      done();
    });
    socket.addEventListener('error', () => {});
  });
}
