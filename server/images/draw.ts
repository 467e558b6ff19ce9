import type { Canvas } from './engine/canvas.ts';
import type { ImageSpec } from './spec.ts';
import { drawBook } from './templates/book.ts';
import { drawBrowser } from './templates/browser.ts';
import { drawCard } from './templates/card.ts';
import { drawCode } from './templates/code.ts';
import { drawCoin } from './templates/coin.ts';
import { drawCrt } from './templates/crt.ts';
import { drawElement } from './templates/element.ts';
import { drawFlag } from './templates/flag.ts';
import { drawGlobe } from './templates/globe.ts';
import { drawLandmark } from './templates/landmark.ts';
import { drawMap } from './templates/map.ts';
import { drawNeonSign } from './templates/neon-sign.ts';
import { drawNetwork } from './templates/network.ts';
import { drawOrbits } from './templates/orbits.ts';
import { drawPainting } from './templates/painting.ts';
import { drawPlanet } from './templates/planet.ts';
import { drawPlinth } from './templates/plinth.ts';
import { drawPodium } from './templates/podium.ts';
import { drawQuote } from './templates/quote.ts';
import { drawScene } from './templates/scene.ts';
import { drawStaff } from './templates/staff.ts';
import { drawTimeline } from './templates/timeline.ts';
import { drawVinyl } from './templates/vinyl.ts';

/** Draws a spec on the canvas with its template. */
export async function draw(canvas: Canvas, spec: ImageSpec): Promise<void> {
  switch (spec.t) {
    case 'book':
      return drawBook(canvas, spec);
    case 'browser':
      return drawBrowser(canvas, spec);
    case 'card':
      return drawCard(canvas, spec);
    case 'code':
      return drawCode(canvas, spec);
    case 'coin':
      return drawCoin(canvas, spec);
    case 'crt':
      return drawCrt(canvas, spec);
    case 'element':
      return drawElement(canvas, spec);
    case 'flag':
      return drawFlag(canvas, spec);
    case 'globe':
      return drawGlobe(canvas, spec);
    case 'landmark':
      return drawLandmark(canvas, spec);
    case 'map':
      return drawMap(canvas, spec);
    case 'neonSign':
      return drawNeonSign(canvas, spec);
    case 'network':
      return drawNetwork(canvas, spec);
    case 'orbits':
      return drawOrbits(canvas, spec);
    case 'painting':
      return drawPainting(canvas, spec);
    case 'planet':
      return drawPlanet(canvas, spec);
    case 'plinth':
      return drawPlinth(canvas, spec);
    case 'podium':
      return drawPodium(canvas, spec);
    case 'quote':
      return drawQuote(canvas, spec);
    case 'scene':
      return drawScene(canvas, spec);
    case 'staff':
      return drawStaff(canvas, spec);
    case 'timeline':
      return drawTimeline(canvas, spec);
    case 'vinyl':
      return drawVinyl(canvas, spec);
  }
}
