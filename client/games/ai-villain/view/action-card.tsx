import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { deferred } from '../../kit/deferred.tsx';
import styles from './action-card.module.css';

interface ActionCardProps<Id> {
  readonly id: Id;
  readonly picture: string;
  readonly name: string;
  /** For cards with little room. */
  readonly shortName?: string;
  readonly effect: string;
  readonly cost: number;
  /** Before Dark Web Access; shown crossed out when it was more. */
  readonly fullCost: number;
  /** Days until it can be played again after it was. */
  readonly cooldown?: number;
  /** Why it can't be played now. */
  readonly refused?: string | undefined;
  /** The same in a word or two, on the card. */
  readonly chip?: string | null | undefined;
  /** It can't be played because the hands are full, which is over soon. */
  readonly brief?: boolean;
  /** Played now, it takes the city. */
  readonly best?: boolean;
  readonly wide?: boolean;
  /** The key that plays it. */
  readonly shortcut?: string;
  /** The same function for ever: a card is only drawn again for what it says. */
  readonly onPlay: (id: Id) => void;
}

function Card<Id>({
  id,
  picture,
  name,
  effect,
  cost,
  fullCost,
  refused,
  chip,
  ...props
}: ActionCardProps<Id>) {
  const says = [
    `${name}: ${effect}.`,
    `Costs ${cost}${fullCost > cost ? ` instead of ${fullCost}` : ''}.`,
    props.cooldown && `Cooldown ${props.cooldown} days.`,
    refused,
  ];
  return (
    <button
      type="button"
      className={cx(styles.card, props.best && styles.best, props.wide && styles.wide)}
      aria-disabled={refused ? true : undefined}
      data-brief={props.brief || undefined}
      aria-keyshortcuts={props.shortcut}
      onClick={() => props.onPlay(id)}
    >
      <span className="visually-hidden">{says.filter(Boolean).join(' ')}</span>
      <img src={picture} alt="" width="34" height="36" />
      <span className={styles.words} aria-hidden="true">
        <b data-short={props.shortName}>
          <span>{name}</span>
        </b>
        <small>{effect}</small>
      </span>
      <span className={cx(styles.cost, 'figures')} aria-hidden="true">
        {fullCost > cost && <s translate="no">{fullCost}</s>}
        <b translate="no">{cost}</b>
        {Boolean(props.cooldown) && (
          <small>
            <Icon name="clock" size="11px" />
            <Verbatim>{`${props.cooldown}d`}</Verbatim>
          </small>
        )}
      </span>
      {chip && (
        <span className={styles.chip} aria-hidden="true">
          <Icon name="clock" size="12px" />
          <span>{chip}</span>
        </span>
      )}
    </button>
  );
}

/**
 * An action or an upgrade to be bought. One that can't be had now says why, also when pressed. Another
 * city changes them all, which is drawn after what a press shows at once.
 */
export const ActionCard = deferred(Card) as typeof Card;
