import type { Packet } from 'socket.io-parser';

/**
 * Socket.IO's own encoding of packets, for a server that sends nothing but JSON: the library looks through every object that is sent
 * for binary data, which becomes frames of its own.
 */
export class JsonEncoder {
  encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === '/' ? '' : `${nsp},`;
    return [`${type}${namespace}${id ?? ''}${JSON.stringify(data) ?? ''}`];
  }
}
