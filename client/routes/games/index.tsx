import { GamesList } from '../../games/list/games-list.tsx';

/** `/games`. */
export function Component() {
  return <GamesList />;
}
