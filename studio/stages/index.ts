import { air } from './air.ts';
import { archive } from './archive.ts';
import { bench } from './bench.ts';
import { board } from './board.ts';
import { book } from './book.ts';
import { browser } from './browser.ts';
import { cave } from './cave.ts';
import { cinema } from './cinema.ts';
import { city } from './city.ts';
import { classroom } from './classroom.ts';
import { cloth } from './cloth.ts';
import { code } from './code.ts';
import { concert } from './concert.ts';
import { court } from './court.ts';
import { courtroom } from './courtroom.ts';
import { desert } from './desert.ts';
import { desk } from './desk.ts';
import { element } from './element.ts';
import { flag } from './flag.ts';
import { forest } from './forest.ts';
import { gallery } from './gallery.ts';
import { garden } from './garden.ts';
import { globe } from './globe.ts';
import { hills } from './hills.ts';
import { ice } from './ice.ts';
import { kitchen } from './kitchen.ts';
import { lab } from './lab.ts';
import { lake } from './lake.ts';
import { library } from './library.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { network } from './network.ts';
import { niche } from './niche.ts';
import { observatory } from './observatory.ts';
import { orbits } from './orbits.ts';
import { orchestraPit } from './orchestra-pit.ts';
import { palace } from './palace.ts';
import { panel } from './panel.ts';
import { peaks } from './peaks.ts';
import { planet } from './planet.ts';
import { podium } from './podium.ts';
import { pool } from './pool.ts';
import { portrait } from './portrait.ts';
import { quote } from './quote.ts';
import { railway } from './railway.ts';
import { recordingStudio } from './recording-studio.ts';
import { reef } from './reef.ts';
import { ring } from './ring.ts';
import { rink } from './rink.ts';
import { savanna } from './savanna.ts';
import { sea } from './sea.ts';
import { shore } from './shore.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { staff } from './staff.ts';
import type { Stage } from './stage.ts';
import { street } from './street.ts';
import { table } from './table.ts';
import { temple } from './temple.ts';
import { terminal } from './terminal.ts';
import { theatre } from './theatre.ts';
import { timeline } from './timeline.ts';
import { undersea } from './undersea.ts';
import { versus } from './versus.ts';

/** Every place a picture can be set in. */
export const stages = {
  air,
  bench,
  board,
  city,
  cloth,
  desert,
  desk,
  forest,
  gallery,
  globe,
  hills,
  ice,
  lake,
  library,
  map,
  niche,
  panel,
  peaks,
  portrait,
  savanna,
  sea,
  space,
  stadium,
  table,
  theatre,
  undersea,
  archive,
  book,
  browser,
  cave,
  cinema,
  classroom,
  code,
  concert,
  courtroom,
  court,
  element,
  flag,
  garden,
  kitchen,
  lab,
  market,
  network,
  observatory,
  'orchestra-pit': orchestraPit,
  orbits,
  palace,
  planet,
  podium,
  pool,
  quote,
  railway,
  'recording-studio': recordingStudio,
  reef,
  ring,
  rink,
  shore,
  staff,
  street,
  temple,
  terminal,
  timeline,
  versus,
} as const satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;
export const stageNames = Object.keys(stages) as [StageName, ...StageName[]];
