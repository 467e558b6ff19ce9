import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { boardName } from '../../kit/board.ts';
import type { Battle } from '../engine/state.ts';
import { FullLog } from './battle-log.tsx';
import styles from './run-dialog.module.css';
import type { BattleGame } from './use-battle.ts';

interface RunDialogProps {
  readonly game: BattleGame;
  readonly battle: Battle;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The run so far: its board, its whole log, and the way to another warrior. */
export function RunDialog({ game, battle, open, onClose }: RunDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="This run"
      actions={
        <>
          <Button onClick={onClose}>Fight on</Button>
          <Button
            onClick={() => {
              onClose();
              game.chooseAgain();
            }}
          >
            Another warrior
          </Button>
        </>
      }
    >
      <p>
        <span>{boardName(game.board)}</span> · streak <Verbatim>{battle.streak}</Verbatim>, best{' '}
        <Verbatim>{game.best.all}</Verbatim>
      </p>
      {/* Scrolls by itself, so it has to be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.log} aria-label="Whole battle log" tabIndex={0}>
        <FullLog log={battle.log} warrior={battle.warrior} />
      </section>
    </Dialog>
  );
}
