import { NumPuzGame } from '../../games/numpuz/view/numpuz-game.tsx';

/** `/games/numpuz`. */
export function Component() {
  return <NumPuzGame />;
}
