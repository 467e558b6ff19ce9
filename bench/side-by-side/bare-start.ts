import { enableCompileCache } from 'node:module';

/** The least that the product could start with: Fastify and Socket.IO, listening. Compiled code is kept, as the product's is. */
enableCompileCache();
const [{ default: Fastify }, { Server }] = await Promise.all([import('fastify'), import('socket.io')]);
const http = Fastify();
new Server(http.server, { transports: ['websocket'], serveClient: false });
process.on('SIGTERM', () => process.exit(0));
await http.listen({ port: 0, host: '127.0.0.1' });
const { port } = http.server.address() as { port: number };
console.log(`Sawaal is ready: http://localhost:${port}`);
