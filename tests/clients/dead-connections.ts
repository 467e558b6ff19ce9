import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HANDSHAKE = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'Host: sawaal',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** What clients send before they fall silent, by what they leave undone. */
export const DEAD_CONNECTIONS: Readonly<Record<string, string>> = {
  'nothing sent': '',
  'half a header': 'GET /api/slots HTTP/1.1\r\nHost: saw',
  'a body never sent':
    'POST /api/sessions HTTP/1.1\r\nHost: sawaal\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
  'half an upgrade': HANDSHAKE.join('\r\n'),
  'a socket without CONNECT': `${HANDSHAKE.join('\r\n')}\r\n\r\n`,
};

/** Connects to a server, sends that, and never says or hears anything again. */
export async function openDeadConnection(url: string, sent: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
  // Whatever becomes of it is no news to the dead.
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (sent !== '') await new Promise((resolve) => socket.write(sent, resolve));
  return socket.resume();
}
