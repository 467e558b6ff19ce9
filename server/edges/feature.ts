import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Sweep } from '../ports/sweep.ts';
import type { PlayerSocket } from './live/socket-types.ts';

/** Hooks that let only members, or only admins, through. */
export type Guards = Readonly<Record<'requireMember' | 'requireAdmin', onRequestAsyncHookHandler>>;

/** What a feature brings to a server; the app registers it and knows no more of it. */
export interface Feature {
  registerRoutes?(app: FastifyInstance, guards: Guards): void;
  /** Binds the events of one player's connection. */
  bindSocket?(socket: PlayerSocket): void;
  readonly sweeps?: readonly Sweep[];
  /** The process is stopping: nothing new begins. */
  stop?(): void;
}
