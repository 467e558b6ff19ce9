import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { Faces } from './face-switch.tsx';
import { keptFaces } from './kept.ts';
import { PICTURES, pictureOf } from './pictures.ts';

/** What is on the plates, remembered by this browser, and the board's picture. */
export function useFaces(seed: string) {
  const [faces, set] = useState<Faces>(() => {
    const kept = keptFaces.load();
    return kept.kind === 'found' ? kept.value : { picture: false, numbers: true };
  });
  const [turned, setTurned] = useState(0);
  const [peeking, setPeeking] = useState(false);

  const setFaces = useCallback((next: Faces) => {
    set(next);
    setPeeking(false);
    keptFaces.save(next);
  }, []);

  // All pictures come with the game, so that none is missing when the connection is.
  useEffect(
    () =>
      whenIdle(() => {
        for (const { src } of PICTURES) new Image().src = src;
      }),
    [],
  );

  const turn = useCallback(() => setTurned((before) => before + 1), []);

  return {
    faces,
    setFaces,
    picture: pictureOf(seed, turned),
    turn,
    peeking: peeking && faces.picture,
    setPeeking,
  };
}
