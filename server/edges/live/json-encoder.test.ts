import fc from 'fast-check';
import { Encoder, type Packet, PacketType } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { JsonEncoder } from './json-encoder.ts';

const packets: fc.Arbitrary<Packet> = fc.record(
  {
    type: fc.constantFrom(
      PacketType.CONNECT,
      PacketType.DISCONNECT,
      PacketType.EVENT,
      PacketType.ACK,
      PacketType.CONNECT_ERROR,
    ),
    nsp: fc.constantFrom('/', '/admin'),
    data: fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())),
    id: fc.nat(),
  },
  { requiredKeys: ['type', 'nsp'] },
);

it('writes every packet without binary data as the library does', () => {
  const [ours, theirs] = [new JsonEncoder(), new Encoder()];
  fc.assert(
    fc.property(packets, (packet) => {
      expect(ours.encode(packet)).toEqual(theirs.encode(packet));
    }),
  );
});
