import { memo, useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { RovingGrid } from '../../kit/use-roving-grid.ts';
import { countryOf } from '../engine/countries.ts';
import type { Cell, GameState, Place } from '../engine/state.ts';
import { unitOf } from '../engine/units.ts';
import { clothImage } from './cloth-fill.tsx';
import type { Cloth } from './cloths.ts';
import type { Look } from './look.ts';
import styles from './territory.module.css';
import { Toy } from './toy.tsx';
import { cellText } from './words.ts';

const TURN = { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/** What the player's hand does to patches; the same functions for ever. */
export interface Hands {
  readonly press: (place: Place) => void;
  readonly focused: (place: Place) => void;
  readonly pointed: (place: Place) => void;
}

interface TerritoryProps {
  place: Place;
  cell: Cell;
  countries: GameState['countries'];
  cloth: Cloth | undefined;
  /** What the present choice makes of it, in words. */
  standing: string;
  look: Look;
  isSelected: boolean;
  isAim: boolean;
  /** Which turn turned the patch over, if the last one did and things move. */
  turned: number | null;
  isTabStop: boolean;
  roving: ReturnType<RovingGrid['handlers']>;
  hands: Hands;
}

/**
 * A patch: cloth, toy, initials, count, and what an attack on it would give. Few boxes and none that clips, for there are 49
 * of them; what changes with every choice is a class and hidden words, which lay out nothing else.
 */
export const Territory = memo(function Territory(props: TerritoryProps) {
  const { place, cell, countries, turned, roving, hands } = props;
  const { owner, armies } = cell;
  const face = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (turned === null) return;
    const turning = face.current?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], TURN);
    return () => turning?.cancel();
  }, [turned]);

  return (
    <button
      ref={roving.ref}
      type="button"
      tabIndex={props.isTabStop ? 0 : -1}
      className={cx(styles.patch, styles[props.look], props.isAim && styles.aim)}
      aria-pressed={props.isSelected}
      onFocus={() => {
        roving.onFocus();
        hands.focused(place);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') hands.pointed(place);
      }}
      onClick={() => hands.press(place)}
    >
      <span className="visually-hidden">{cellText({ countries }, cell, place, props.standing)}</span>
      <span
        ref={face}
        className={styles.face}
        style={{ backgroundImage: clothImage(props.cloth, { sewn: true }) }}
        aria-hidden="true"
      >
        <Toy unit={unitOf(armies)} className={styles.toy} />
        <em translate="no">{owner === null ? '' : countryOf(countries[owner]).initials}</em>
        <b className="figures" translate="no">
          {armies}
        </b>
        <i className={styles.mark} />
      </span>
    </button>
  );
});
