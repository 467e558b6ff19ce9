import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import { held } from '../engine/city.ts';
import { INCOME_PER_CITY } from '../engine/constants.ts';
import type { GameState } from '../engine/state.ts';
import styles from './resources.module.css';

/** What the villain has. */
export const Resources = deferred(function Resources({ state }: { state: GameState }) {
  return (
    <dl className={styles.resources}>
      <div data-low={state.resources < 0 || undefined}>
        <dt>Resources</dt>
        <dd>
          <b className="figures" translate="no">
            {state.resources}
          </b>{' '}
          <i>
            <Verbatim>{`+${held(state).length * INCOME_PER_CITY}`}</Verbatim> a day
          </i>
        </dd>
      </div>
      <div>
        <dt>Power</dt>
        <dd className="figures" translate="no">
          {state.power}
        </dd>
      </div>
      <div>
        <dt>Influence</dt>
        <dd className="figures" translate="no">
          {state.influence}
        </dd>
      </div>
      <div>
        <dt>Notoriety</dt>
        <dd className="figures" translate="no">
          {state.notoriety}
        </dd>
      </div>
    </dl>
  );
});
