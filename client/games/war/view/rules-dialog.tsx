import { Dialog } from '../../../ui/dialog.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { BOT_DELAY_MS, LAST_TURN, MIN_ATTACKERS } from '../engine/constants.ts';
import { Legend, UnitScale } from './legend.tsx';
import styles from './rules-dialog.module.css';

/** The rules in a minute, written from the constants. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="How War is played">
      <div className={styles.rules}>
        <p>
          Choose one of your patches with at least <Verbatim>{MIN_ATTACKERS}</Verbatim> armies, then a patch
          to attack. Any patch reaches any other, unless you play <b>neighbours only</b>. One attack, and the
          turn passes.
        </p>
        <ul>
          <li>
            <b>Neutral:</b> it is yours, with the armies on it, and costs nothing.
          </li>
          <li>
            <b>More armies than the enemy:</b> captured. The difference moves in, one army stays at home.
          </li>
          <li>
            <b>As many or fewer:</b> lost. The enemy loses as many as you sent, and your patch goes over to
            them.
          </li>
          <li>
            <b>Nobody can attack:</b> your weakest patch gets one army more.
          </li>
          <li>
            <b>The end:</b> a side without territory has lost. After <Verbatim>{LAST_TURN}</Verbatim> turns
            more cells win, then more armies.
          </li>
        </ul>
        <UnitScale />
        <Legend />
        <p>
          <b>Keys:</b> arrows move over the quilt, Enter chooses and attacks, Escape lets go. P passes the
          turn, or spares you the bot’s <Verbatim>{BOT_DELAY_MS / 1_000}</Verbatim> seconds; U undoes. Any key
          or tap skips an animation.
        </p>
      </div>
    </Dialog>
  );
}
