/** Icons that are a head without a body: over open ground they would seem to float. */
const heads = new Set(
  (
    'bear beaver boar cat-face cow-face dog-face dragon-face fox frog hamster horse-face koala lion monkey-face moose ' +
    'mouse-face ogre goblin panda pig-face polar-bear rabbit-face raccoon tiger-face unicorn wolf alien clown-face ' +
    'skull robot jack-o-lantern wind-face nerd-face'
  ).split(' '),
);

export const isHead = (icon: string): boolean => icon.startsWith('fe:') && heads.has(icon.slice(3));

/** Icons that bring their own patch of water, which the waves of the sea have to cover. */
const boats = new Set('sailboat canoe ferry ship passenger-ship speedboat motor-boat'.split(' '));

export const isBoat = (icon: string): boolean => icon.startsWith('fe:') && boats.has(icon.slice(3));
