import type { PlayRecord } from '../../ports/play-record.ts';
import type { PlayDocument } from './documents.ts';

export function toPlayDocument({ id: _id, owner, ...play }: PlayRecord, endsAt: number): PlayDocument {
  return { _id, ...play, accountId: owner.kind === 'member' ? owner.accountId : null, endsAt };
}

export function toPlayRecord({ _id: id, accountId, endsAt: _endsAt, ...play }: PlayDocument): PlayRecord {
  return { id, ...play, owner: accountId === null ? { kind: 'visitor' } : { kind: 'member', accountId } };
}
