import { useCallback, useMemo, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { GameBar } from '../../kit/game-bar.tsx';
import { GameIcon } from '../../kit/game-icon.tsx';
import { GameWorld } from '../../kit/game-world.tsx';
import { boardAddress } from '../../kit/seed.ts';
import { resultText } from '../../kit/share.ts';
import { ShareButton } from '../../kit/share-button.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useAnnouncer } from '../../kit/use-announcer.tsx';
import { useBoard } from '../../kit/use-board.ts';
import { HURRY_MS, LAMP_MS, TIME_LIMIT_MS } from '../engine/constants.ts';
import { isOver } from '../engine/game.ts';
import { Board } from './board.tsx';
import { BoardsDialog } from './boards-dialog.tsx';
import { cellSwiped, type Direction, directionOf } from './directions.ts';
import { FaceSwitch } from './face-switch.tsx';
import { minutesLeft } from './format.ts';
import { Gauges } from './gauges.tsx';
import { NumberGoal, PictureGoal } from './goal.tsx';
import { Hand } from './hand.tsx';
import { keptGame } from './kept.ts';
import { Lamps } from './lamps.tsx';
import styles from './numpuz-game.module.css';
import { Plate } from './plate.tsx';
import { Result } from './result.tsx';
import { Shutter } from './shutter.tsx';
import { Sky } from './sky.tsx';
import { Truck } from './truck.tsx';
import { useAfter } from './use-after.ts';
import { useFaces } from './use-faces.ts';
import { useNumPuz } from './use-numpuz.ts';
import { useNumPuzKeys } from './use-numpuz-keys.ts';
import { resultLines } from './words.ts';

/** The last plate is home before the result takes the controls' place. */
const RESULT_MS = 160;

const sky = <Sky />;
const numberGoal = <NumberGoal />;

/** NumPuz: the back of the truck. */
export function NumPuzGame() {
  const [kept] = useState(() => keptGame.load());
  const saved = kept.kind === 'found' ? kept.value : null;
  const choice = useBoard({ firstSeed: saved?.seed });
  const { announce, region } = useAnnouncer();
  const { state, dispatch, best, record, hint, askHint } = useNumPuz(choice, saved, announce);
  const { faces, setFaces, picture, turn, peeking, setPeeking } = useFaces(choice.board.seed);
  const [choosing, setChoosing] = useState(false);

  const { phase, tiles } = state;
  const over = isOver(state);
  const showResult = useAfter(over, RESULT_MS);
  const playable = phase === 'ready' || phase === 'playing';
  const leftMs = TIME_LIMIT_MS - state.elapsedMs;
  const hurry = !over && leftMs <= HURRY_MS;

  const choose = useCallback((cell: number) => dispatch({ type: 'slide', cell }), [dispatch]);
  const swipe = useCallback(
    (direction: Direction, touched: number) => {
      const cell = cellSwiped(tiles, touched, direction);
      if (cell !== null) choose(cell);
    },
    [tiles, choose],
  );
  const togglePause = useCallback(
    () => dispatch({ type: phase === 'paused' ? 'resume' : 'pause' }),
    [dispatch, phase],
  );
  useNumPuzKeys({ tiles, choose, dispatch, askHint, togglePause, restart: choice.restart });

  const { kind, seed } = choice.board;
  const raceText = useCallback(
    () => `Race me on this NumPuz board: ${boardAddress(window.location.href, seed)}`,
    [seed],
  );

  // Not drawn again for each beat of the clock.
  const bar = useMemo(
    () => (
      <GameBar title="NumPuz" className={styles.bar}>
        <SoundButton />
        <ToolButton
          label="Pause"
          pressed={phase === 'paused'}
          disabled={phase !== 'playing' && phase !== 'paused'}
          icon={phase === 'paused' ? <Icon name="play" /> : <GameIcon name="pause" />}
          onClick={togglePause}
        />
      </GameBar>
    ),
    [phase, togglePause],
  );
  const race = useMemo(
    () => (
      <ShareButton text={raceText} className={styles.race}>
        Race on this board
      </ShareButton>
    ),
    [raceText],
  );
  const plate = useMemo(
    () => <Plate board={{ kind, seed }} hurry={hurry} onOpen={() => setChoosing(true)} />,
    [kind, seed, hurry],
  );
  const goal = useMemo(
    () => (faces.picture ? <PictureGoal picture={picture} /> : numberGoal),
    [faces.picture, picture],
  );
  const faceSwitch = useMemo(
    () => <FaceSwitch faces={faces} onChange={setFaces} onTurn={turn} onPeek={setPeeking} />,
    [faces, setFaces, turn, setPeeking],
  );

  const shareText = () =>
    resultText({
      game: 'NumPuz',
      board: choice.board,
      lines: resultLines(state),
      href: window.location.href,
    });

  return (
    <GameWorld
      title="NumPuz"
      description="Slide fifteen plates home before the thirty lamps go out. With numbers or pictures, a board of the day and hints."
      backdrop={sky}
    >
      <div className={styles.layout}>
        {bar}
        <Gauges left={minutesLeft(leftMs)} moves={state.moves} best={best} hurry={hurry} />
        {race}
        <Truck plate={plate}>
          <Lamps
            out={Math.floor(state.elapsedMs / LAMP_MS)}
            running={phase === 'playing' || phase === 'paused'}
            hurry={hurry}
            won={phase === 'won'}
          />
          <Board
            tiles={tiles}
            phase={phase}
            hint={hint}
            picture={picture.src}
            showPicture={faces.picture}
            showNumbers={faces.numbers}
            onChoose={choose}
            onSwipe={swipe}
          />
          {kept.kind === 'refused' && phase === 'ready' && (
            <p className={styles.refused} role="status">
              {kept.message}
            </p>
          )}
          {peeking && <PictureGoal picture={picture} over />}
          {phase === 'paused' && <Shutter onContinue={togglePause} />}
        </Truck>
        {showResult ? (
          <Result
            state={state}
            record={record}
            shareText={shareText}
            isFixed={choice.board.kind !== 'free'}
            onRestart={choice.restart}
            onFresh={choice.playFresh}
          />
        ) : (
          <Hand
            goal={goal}
            faces={faceSwitch}
            undo={playable && state.past.length > 0}
            redo={playable && state.future.length > 0}
            hint={playable}
            dispatch={dispatch}
            onHint={askHint}
            onRestart={choice.restart}
          />
        )}
      </div>
      <BoardsDialog choice={choice} open={choosing} onClose={() => setChoosing(false)} raceText={raceText} />
      {region}
      <p className="visually-hidden" role="status">
        {hint !== null && `Hint: slide ${tiles[hint]} ${directionOf(tiles, hint)}.`}
      </p>
    </GameWorld>
  );
}
