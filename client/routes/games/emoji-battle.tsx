import { EmojiBattle } from '../../games/emoji-battle/view/emoji-battle.tsx';

/** `/games/emoji-battle`. */
export function Component() {
  return <EmojiBattle />;
}
