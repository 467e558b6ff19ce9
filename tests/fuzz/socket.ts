const OPEN_WITHIN_MS = 5_000;
/** What is still answered after the last frame. */
const LISTENS_MS = 60;
/** Somebody who sends events before the namespace is open is cut off, and nothing of them is read: a few do it. */
const HASTY = 0.1;

const CODE = /"code":"([A-Z_]+)"/;
const PLAY = /"playId":"([\w-]{36})"/;

export interface Sender {
  readonly address: string;
  readonly sessionToken: string | undefined;
  readonly random: () => number;
  readonly onPlay: (playId: string) => void;
}

/** What an acknowledgement says: its code, or OK. Other frames say nothing. */
function codeOf(frame: string): string | undefined {
  return frame.startsWith('43') ? (CODE.exec(frame)?.[1] ?? 'OK') : undefined;
}

/** Opens a websocket, sends the frames as they are and resolves with what came of them. */
export function sendFrames(
  url: string,
  frames: readonly (string | Uint8Array<ArrayBuffer>)[],
  { address, sessionToken, random, onPlay }: Sender,
): Promise<readonly string[]> {
  const answers: string[] = [];
  const isHasty = random() < HASTY;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
      headers: { 'x-forwarded-for': address },
    } as never);
    const patience = setTimeout(() => reject(new Error('no connection')), OPEN_WITHIN_MS);
    const done = () => {
      clearTimeout(patience);
      socket.close();
      resolve(answers);
    };
    function sendAll(): void {
      for (const one of frames) socket.send(one);
      setTimeout(done, LISTENS_MS);
    }
    socket.addEventListener('open', () => {
      socket.send(`40${JSON.stringify(sessionToken === undefined ? {} : { sessionToken })}`);
      if (isHasty) sendAll();
    });
    socket.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      if (data.startsWith('40{') && !isHasty) sendAll();
      const code = codeOf(data);
      if (code) answers.push(code);
      const play = PLAY.exec(data)?.[1];
      if (play) onPlay(play);
    });
    socket.addEventListener('close', () => {
      answers.push('closed');
      done();
    });
    socket.addEventListener('error', () => {});
  });
}
