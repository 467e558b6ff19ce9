import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '../../lib/storage.ts';
import { createPlayMarkers } from './play-marker.ts';

const marker = { playId: 'p1', unlocksAt: 5_000, seen: false };

describe('the marker of a played quiz', () => {
  beforeEach(() => localStorage.clear());
  const markers = createPlayMarkers(safeStorage(() => localStorage));

  it('locks its own quiz until it unlocks, by the server’s time', () => {
    markers.write('history', 'modern-history', marker);
    expect(markers.read('history', 'modern-history', 4_999)).toEqual(marker);
    expect(markers.read('history', 'history-of-kings', 0)).toBeNull();
    expect(markers.has('history', 'modern-history')).toBe(true);
  });

  it('is cleared once that time has come', () => {
    markers.write('history', 'modern-history', marker);
    expect(markers.read('history', 'modern-history', 5_000)).toBeNull();
    expect(markers.has('history', 'modern-history')).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('ignores what is no marker', () => {
    for (const text of ['', 'no json', '[]', '{"playId":1,"unlocksAt":2}', 'null']) {
      localStorage.setItem('sawaal:played:history/modern-history', text);
      expect(markers.read('history', 'modern-history', 0)).toBeNull();
    }
  });

  it('is kept for the page alone when the browser refuses storage', () => {
    const refused = createPlayMarkers(
      safeStorage(() => {
        throw new DOMException('no', 'SecurityError');
      }),
    );
    refused.write('history', 'modern-history', marker);
    expect(refused.read('history', 'modern-history', 0)).toEqual(marker);
    expect(refused.read('history', 'modern-history', 5_000)).toBeNull();
  });
});
