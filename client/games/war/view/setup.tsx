import { useState } from 'react';
import type { Board } from '../../kit/board.ts';
import { GameBar } from '../../kit/game-bar.tsx';
import { SoundButton } from '../../kit/sound-button.tsx';
import { COUNTRIES, type CountryId } from '../engine/countries.ts';
import type { GameState, Opponent } from '../engine/state.ts';
import { UNITS } from '../engine/units.ts';
import type { Mode, Setup } from './choices.ts';
import { CountryChoice } from './country-choice.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { loadGame } from './saved-game.ts';
import styles from './setup.module.css';
import { Toy } from './toy.tsx';

interface SetupProps {
  board: Board;
  onDay: () => void;
  onStart: (setup: Setup) => void;
  onContinue: (game: GameState) => void;
}

/** Before a game: who plays, then which cloth each one takes. */
export function SetupScreen({ board, onDay, onStart, onContinue }: SetupProps) {
  const [mode, setMode] = useState<Mode | null>(null);
  const [neighboursOnly, setNeighboursOnly] = useState(false);
  const [saved] = useState(loadGame);
  const [first, setFirst] = useState<CountryId | null>(null);

  const begin = (country: CountryId, opponent: Opponent): void =>
    onStart({ country, opponent, rules: { neighboursOnly } });
  const choose = (id: CountryId): void => {
    if (mode?.kind === 'bot') begin(id, mode);
    else if (first === null) setFirst(id);
    else begin(first, { kind: 'human', country: id });
  };
  const back = (): void => {
    if (first === null) setMode(null);
    else setFirst(null);
  };
  const title =
    mode?.kind === 'bot' ? 'Choose your cloth' : `Player ${first === null ? 1 : 2}, choose your cloth`;

  return (
    <div className={styles.setup}>
      <GameBar title="War">
        <SoundButton />
      </GameBar>
      <div className={styles.card}>
        {mode === null ? (
          <ModeChoice
            board={board}
            neighboursOnly={neighboursOnly}
            onNeighboursOnly={setNeighboursOnly}
            onMode={setMode}
            saved={saved}
            onContinue={onContinue}
            onDay={() => {
              setNeighboursOnly(false);
              onDay();
              setMode({ kind: 'bot', strength: 'normal' });
            }}
          />
        ) : (
          <CountryChoice
            key={title}
            title={title}
            countries={COUNTRIES}
            taken={first}
            onChoose={choose}
            onBack={back}
          />
        )}
      </div>
      <div className={styles.parade} aria-hidden="true">
        {UNITS.map(({ unit }) => (
          <Toy key={unit} unit={unit} />
        ))}
      </div>
    </div>
  );
}
