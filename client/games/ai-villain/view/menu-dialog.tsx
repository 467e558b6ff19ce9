import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { boardFor, boardName } from '../../kit/board.ts';
import { siteDay } from '../../kit/day.ts';
import { GameIcon } from '../../kit/game-icon.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import type { GameState } from '../engine/state.ts';
import { download } from './export-game.ts';
import { ImportButton } from './import-button.tsx';
import styles from './menu-dialog.module.css';
import { gameSlot } from './save.ts';

interface MenuDialogProps {
  readonly state: GameState;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onImport: (text: string) => void;
  readonly onTutorial: () => void;
  readonly onDay: () => void;
}

const KEYS = [
  ['1–5', 'the five actions'],
  ['← →', 'along the cities, when the map has the focus'],
  ['P', 'pause and go on'],
  ['S', 'next speed'],
  ['R', 'restart'],
] as const;

/** What is needed now and then: files, sound, the tutorial, the board of the day, the keys. Time stands meanwhile. */
export function MenuDialog({ state, open, onClose, ...props }: MenuDialogProps) {
  const board = boardFor(state.seed, state.seed, siteDay(Date.now()));
  const thenClose = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Menu">
      <p>The game saves itself in this browser. Take it elsewhere as a file:</p>
      <div className={styles.row}>
        <Button
          icon={<GameIcon name="save" />}
          onClick={() => download(gameSlot.toText(state), `ai-villain-day-${state.day}.json`)}
        >
          Export
        </Button>
        <ImportButton
          onText={(text) => {
            props.onImport(text);
            onClose();
          }}
        />
      </div>
      <div className={styles.row}>
        <Button icon={<GameIcon name="calendar" />} onClick={thenClose(props.onDay)}>
          Today’s board
        </Button>
        <Button icon={<GameIcon name="question" />} onClick={thenClose(props.onTutorial)}>
          Tutorial
        </Button>
        <SoundButton />
      </div>
      <p className={styles.board}>{boardName(board)}</p>
      <dl className={styles.keys}>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
