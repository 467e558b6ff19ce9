import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Board } from '../../kit/board.ts';
import { GameBar } from '../../kit/game-bar.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import { playTones } from '../../kit/tones.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useAnnouncer } from '../../kit/use-announcer.tsx';
import { useGameKeys } from '../../kit/use-game-keys.ts';
import type { GameState } from '../engine/state.ts';
import { type Cloth, clothsOf } from './cloths.ts';
import { Hand } from './hand.tsx';
import { Legend, UnitScale } from './legend.tsx';
import { MoveLog } from './move-log.tsx';
import { Quilt } from './quilt.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { keepGame } from './saved-game.ts';
import { ScoreBoard } from './score-board.tsx';
import { Summary } from './summary.tsx';
import { END_TONES, turnTones } from './tones.ts';
import { useSkip } from './use-skip.ts';
import { useWar, type War } from './use-war.ts';
import styles from './war.module.css';
import { lastTurnText, modeText } from './words.ts';

const legend = <Legend />;
const unitScale = <UnitScale />;

interface BarProps {
  mode: string;
  onRestart: () => void;
}

/** The top of the game: no turn changes anything about it. */
const Bar = memo(function Bar({ mode, onRestart }: BarProps) {
  const [rulesOpen, setRulesOpen] = useState(false);
  return (
    <>
      <GameBar title="War" className={styles.bar}>
        <span className={styles.tag}>{mode}</span>
        <ToolButton label="Restart" icon={<Icon name="retry" />} onClick={onRestart} />
        <ToolButton label="Rules" icon={<GameIcon name="question" />} onClick={() => setRulesOpen(true)} />
        <SoundButton />
      </GameBar>
      <RulesDialog open={rulesOpen} onClose={() => setRulesOpen(false)} />
    </>
  );
});

interface TableProps {
  war: War;
  cloths: readonly [Cloth, Cloth];
  isOver: boolean;
}

/** What is played on. Out of sight it is not drawn again. */
const Table = memo(
  function Table({ war, cloths }: TableProps) {
    const { game, shown } = war;
    return (
      <>
        <ScoreBoard game={game} cells={shown.cells} cloths={cloths} />
        <div className={styles.cloth}>
          <Quilt war={war} cloths={cloths} />
        </div>
        <div className={styles.desk}>
          <Hand turn={war.turn} cloths={cloths} />
          <div className={styles.legend}>{legend}</div>
          <div className={styles.wide}>
            {unitScale}
            <MoveLog game={game} cloths={cloths} />
          </div>
        </div>
      </>
    );
  },
  (_, next) => next.isOver,
);

interface WarGameProps {
  initial: GameState;
  board: Board;
  onRestart: () => void;
  onChange: () => void;
}

/** One game, from the first turn to its summary. */
export function WarGame({ initial, board, onRestart, onChange }: WarGameProps) {
  const war = useWar(initial);
  const { game, shown, refused } = war;
  const cloths = useMemo(() => clothsOf(game.countries), [game.countries]);
  const { announce, region } = useAnnouncer();
  const { log, phase } = game;
  const last = log.at(-1);
  const isOver = phase.kind === 'ended' && !shown.flight;
  // Out of sight at once, and taken down with the summary's first drawing.
  const isEnded = useDeferredValue(isOver) && isOver;

  useEffect(() => {
    if (last) playTones(turnTones(last));
  }, [last]);
  useEffect(() => {
    if (isOver) playTones(END_TONES);
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: written once a turn, not at every beat of the bot's waiting
  useEffect(() => keepGame(game), [log, phase.kind]);
  const said = refused?.text ?? (log.length > 0 ? lastTurnText(game) : '');
  useEffect(() => {
    if (said) announce(said);
  }, [said, announce]);

  useSkip(shown.flight !== null, shown.land);
  const goOn = (): void => {
    if (phase.kind === 'made') war.act({ type: 'pass' });
    if (phase.kind === 'thinking') war.act({ type: 'tick', ms: phase.leftMs });
  };
  useGameKeys({
    u: phase.kind === 'made' ? () => war.act({ type: 'undo' }) : undefined,
    p: goOn,
    Escape: war.deselect,
  });

  return (
    <div className={isOver ? styles.over : styles.fit}>
      <Bar mode={modeText(game)} onRestart={onRestart} />
      {isOver && isEnded && (
        <Summary
          game={game}
          end={phase}
          board={board}
          cloths={cloths}
          onAgain={onRestart}
          onChange={onChange}
        />
      )}
      {!isEnded && (
        <div hidden={isOver} className={styles.table}>
          <Table war={war} cloths={cloths} isOver={isOver} />
        </div>
      )}
      {region}
    </div>
  );
}
