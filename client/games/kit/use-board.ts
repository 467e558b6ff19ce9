import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '../../state/site-store.ts';
import { type Board, boardFor } from './board.ts';
import { siteDay } from './day.ts';
import { newSeed, SEED_PARAMETER, seedFrom } from './seed.ts';

export interface BoardChoice {
  readonly board: Board;
  /** Counts up with every restart: start the game anew whenever the seed or this changes. */
  readonly round: number;
  /** The same board again if it is the day's or an address's, otherwise a fresh one. */
  restart(): void;
  playDay(): void;
  playFresh(): void;
  /** The board of a seed that was typed in; it stands in the address from then on. */
  play(seed: string): void;
  /** The site's day now. */
  readonly today: string;
}

interface Options {
  /** For the first fresh board: the seed of a saved game. */
  readonly firstSeed?: string | undefined;
  /** Tests give their own. */
  readonly now?: () => number;
  readonly random?: () => number;
}

/** Which board this page plays, as its address says. */
export function useBoard({ firstSeed, now = Date.now, random = Math.random }: Options = {}): BoardChoice {
  const timeZone = useSite(({ site }) => site?.timeZone);
  const [parameters, setParameters] = useSearchParams();
  const [fresh, setFresh] = useState(() => firstSeed ?? newSeed(random));
  const [round, setRound] = useState(0);
  const today = siteDay(now(), timeZone);
  const board = boardFor(seedFrom(parameters), fresh, today);
  const isFree = board.kind === 'free';

  const begin = useCallback(() => setRound((before) => before + 1), []);
  const restart = useCallback(() => {
    if (isFree) setFresh(newSeed(random));
    begin();
  }, [isFree, random, begin]);
  const play = useCallback(
    (seed: string) => {
      setParameters({ [SEED_PARAMETER]: seed }, { preventScrollReset: true });
      begin();
    },
    [setParameters, begin],
  );
  const playDay = useCallback(() => play(siteDay(now(), timeZone)), [play, now, timeZone]);
  const playFresh = useCallback(() => {
    setFresh(newSeed(random));
    setParameters({}, { preventScrollReset: true });
    begin();
  }, [setParameters, random, begin]);
  return { board, round, restart, playDay, playFresh, play, today };
}
