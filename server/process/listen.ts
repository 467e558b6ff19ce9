import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { StartRefused } from '../ports/start-refused.ts';

const NOT_OURS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

export interface ListenOptions extends Pick<FastifyListenOptions, 'listenTextResolver'> {
  /** The setting that names the port. */
  readonly setting: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  readonly host: string;
}

function reasonOf(fault: unknown, { setting, port, host }: ListenOptions): string {
  const code = (fault as NodeJS.ErrnoException).code ?? String(fault);
  if (NOT_OURS.has(code)) return `HOST: ${host} is not an address of this machine`;
  if (code === 'EADDRINUSE') return `${setting}: ${port} is taken`;
  if (code === 'EACCES') return `${setting}: this user may not listen on ${port}`;
  return `${setting}: cannot listen on ${port}: ${code}`;
}

/** Listens there. Throws `StartRefused` with the setting that is in the way. */
export async function listen(http: FastifyInstance, options: ListenOptions): Promise<void> {
  const { setting: _, ...where } = options;
  try {
    await http.listen(where);
  } catch (cause) {
    throw new StartRefused(reasonOf(cause, options), { cause });
  }
}
