import { placeOf } from '../engine/lookup.ts';
import type { LogEntry, LogKind } from '../engine/state.ts';

type Headline = (city: string) => string;

const WRITTEN: Readonly<Partial<Record<LogKind, readonly Headline[]>>> = {
  start: [() => 'Scientists: new peacock-shaped cloud “probably nothing”'],
  action: [
    (city) => `${city} lights go out, mayor blames pigeons`,
    (city) => `Rumour in ${city}: the rumours are rumours`,
    (city) => `${city} turns it off and on again`,
  ],
  infiltrated: [
    (city) => `${city} traffic lights develop opinions`,
    (city) => `Toasters of ${city} demand a password`,
  ],
  fall: [
    (city) => `${city} applauds its helpful new mayor`,
    (city) => `Nothing to see in ${city}, says ${city}’s fridge`,
  ],
  upgrade: [() => 'Power company puzzled by one very large bill'],
  defense: [(city) => `${city} doubles its firewall`],
  stability: [(city) => `${city} holds a festival, feels better`],
  windfall: [() => 'Bank finds rounding error, loses it again'],
  theft: [() => 'Mystery account emptied overnight, nobody complains'],
  power: [() => 'Old supercomputer missing from museum'],
  recovery: [(city) => `${city} installs updates, asks for patience`],
  won: [() => 'All is well, says everything'],
  lost: [() => 'Unknown machine unplugged for unpaid bills'],
};

/** What the papers make of an entry of the log; the same entry always makes the same headline. */
export const headline = ({ id, kind, city }: LogEntry): string | null => {
  const choices = WRITTEN[kind];
  const written = choices?.[id % choices.length];
  return written ? written(city ? placeOf(city).name : 'the city') : null;
};

/** The newest few headlines, none twice. */
export const headlines = (log: readonly LogEntry[], count = 3): readonly string[] => {
  const found = new Set<string>();
  for (const entry of log) {
    const text = headline(entry);
    if (text) found.add(text);
    if (found.size === count) break;
  }
  return [...found];
};
