import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A way to a server on which a test can lose a reply: the call is carried out, and the connection is reset in its place. */
export interface LostReplies extends Pick<TcpProxy, 'close'> {
  readonly url: string;
  /** Loses the next reply, or the next part of one that fits; resolves once it is lost. */
  loseNext(fits?: (part: string) => boolean): Promise<void>;
}

export async function startLostReplies(serverUrl: string): Promise<LostReplies> {
  let armed: ((part: string) => boolean) | undefined;
  const proxy = await startTcpProxy({
    port: Number(new URL(serverUrl).port),
    inspect: () => ({
      requests: (client) => client,
      answers: (service) => service,
      passesRequest: async () => true,
      passesAnswer: async (part) => !armed?.(part.toString('latin1')),
    }),
  });
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    close: proxy.close,
    loseNext(fits = () => true) {
      const { promise, resolve } = Promise.withResolvers<void>();
      armed = (part) => {
        if (!fits(part)) return false;
        armed = undefined;
        resolve();
        return true;
      };
      return promise;
    },
  };
}
