import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { catalogue } from '../../shared/catalogue/catalogue.ts';
import { WIDTH } from '../engine/svg.ts';
import { homeHeroes } from '../home-hero.ts';
import { socialCard } from '../social-card/picture.ts';
import type { Picture } from './picture.ts';

const CARD_WIDTH = 640;

const isCategory = (id: string) => catalogue.some((category) => category.id === id);

/** Only what drawing needs; the content validator checks the rest of a bank. */
const bankSchema = z.looseObject({
  slug: z.string(),
  category: z.string().refine(isCategory, 'unknown category'),
  prefix: z.string().regex(/^[A-Z]{2,3}$/),
  questions: z.array(z.looseObject({ n: z.int(), image: z.unknown() })),
});

/** Specs by card name: `<category>` or `<category>--<quiz>`. */
const cardsSchema = z.record(z.string(), z.unknown());

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path.basename(file)}: ${reason}`);
  }
}

function bankPictures(file: string): Picture[] {
  const bank = readJson(file, bankSchema);
  return bank.questions.map((question) => ({
    name: `${bank.slug} question ${question.n}`,
    group: bank.slug,
    file: `quiz/${bank.prefix}${question.n}.webp`,
    spec: question.image,
    category: bank.category,
    seed: `${bank.prefix}${question.n}`,
    width: WIDTH,
  }));
}

function cardPictures(file: string): Picture[] {
  return Object.entries(readJson(file, cardsSchema)).map(([card, spec]) => ({
    name: `card ${card}`,
    group: 'cards',
    file: `cards/${card}.webp`,
    spec,
    category: card.split('--')[0] ?? card,
    seed: `card ${card}`,
    width: CARD_WIDTH,
  }));
}

export interface Sources {
  /** The folder with `<category>/<slug>.json`. */
  readonly banks: string;
  readonly cards: string;
}

export interface Plan {
  readonly pictures: readonly Picture[];
  /** Files that could not be read; their pictures are not in the plan. */
  readonly unreadable: readonly string[];
}

/** Every picture the site needs: one for each question of each bank, one for each card, the home page's and the social card. */
export function planPictures({ banks, cards }: Sources): Plan {
  const pictures: Picture[] = [];
  const unreadable: string[] = [];
  const read = (load: () => Picture[]) => {
    try {
      pictures.push(...load());
    } catch (error) {
      unreadable.push(error instanceof Error ? error.message : String(error));
    }
  };
  for (const file of globSync('*/*.json', { cwd: banks }).sort()) {
    read(() => bankPictures(path.join(banks, file)));
  }
  read(() => cardPictures(cards));
  pictures.push(...homeHeroes, socialCard);
  return { pictures, unreadable };
}
