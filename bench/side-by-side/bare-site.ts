import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { Server } from 'socket.io';
import { QUESTION_MS, READY_MS, REVEAL_MS } from '../../shared/rules/constants.ts';
import { sampleFrames } from './sample-frames.ts';

/**
 * What the product is held against: Socket.IO and @fastify/static, which send as many frames as the product does, each as
 * long, at the same moments, and know, judge and store nothing.
 */
const RTTS_AT_FIRST = 5;
const RTT_EVERY_MS = 10_000;

const http = Fastify();
await http.register(fastifyStatic, {
  root: join(import.meta.dirname, '../../dist'),
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
});

const { play, questions, settled, result } = sampleFrames();
const io = new Server(http.server, { transports: ['websocket'], serveClient: false });

io.on('connection', (socket) => {
  const timers = new Map<string, NodeJS.Timeout>();
  const ask = () => socket.timeout(READY_MS).emitWithAck('rtt');
  const quiet = () => {};
  void (async () => {
    for (let n = 0; n < RTTS_AT_FIRST; n++) await ask();
  })().catch(quiet);
  const measuring = setInterval(() => void ask().catch(quiet), RTT_EVERY_MS);

  function askLater(playId: string, index: number, afterMs: number): void {
    clearTimeout(timers.get(playId));
    const timer = setTimeout(() => {
      timers.delete(playId);
      socket.emit('play:question', { ...questions[index], playId });
    }, afterMs);
    timers.set(playId, timer);
  }

  /** A play that nobody answers: each question, its time-out and the next one. */
  function letTimePass(playId: string, index: number, opensAt: number): void {
    const deadline = opensAt + QUESTION_MS;
    socket.emit('play:question', { ...questions[index], playId });
    const timer = setTimeout(() => {
      const { receipt, ...said } = settled[index] ?? {};
      socket.emit('play:settled', { ...said, playId, receipt: { ...receipt, deadline } });
      if (index < questions.length - 1) letTimePass(playId, index + 1, deadline);
    }, deadline - Date.now());
    timers.set(playId, timer);
  }

  socket.on('play:start', (_payload, acknowledge) => {
    const playId = randomUUID();
    acknowledge({ ok: true, play: { ...play, playId } });
    if (process.env.BENCH_UNANSWERED === undefined) return askLater(playId, 0, READY_MS);
    const opensAt = Date.now() + READY_MS;
    timers.set(
      playId,
      setTimeout(() => letTimePass(playId, 0, opensAt), READY_MS),
    );
  });
  socket.on('play:answer', ({ playId, index }, acknowledge) => {
    acknowledge({ ok: true, settled: { ...settled[index], playId } });
    if (index < questions.length - 1) return askLater(playId, index + 1, REVEAL_MS);
    timers.delete(playId);
    socket.emit('play:finished', { ...result, playId });
  });
  socket.on('play:next', ({ playId, index }, acknowledge) => {
    clearTimeout(timers.get(playId));
    timers.delete(playId);
    acknowledge({ ok: true, question: { ...questions[index + 1], playId } });
  });
  socket.on('play:resume', ({ playId }, acknowledge) => {
    acknowledge({ ok: true, play: { ...play, playId } });
  });
  socket.on('disconnect', () => {
    clearInterval(measuring);
    for (const timer of timers.values()) clearTimeout(timer);
  });
});

/** As the product tells all pages of its slots. */
http.post('/bench/broadcast', async () => {
  io.emit('slots:changed', { limit: 50, taken: 1, free: 49, version: 3 });
  return {};
});

process.on('SIGTERM', () => process.exit(0));
await http.listen({ port: 0, host: '127.0.0.1' });
console.log(`Sawaal is ready: http://localhost:${(http.server.address() as AddressInfo).port}`);
