import { QUESTION_MS, QUESTIONS_PER_PLAY } from '../../shared/rules/constants.ts';
import type { Picture } from '../jobs/picture.ts';

/** The sizes that social networks ask for. */
export const SOCIAL_CARD = { width: 1200, height: 630 };

export const tagline = `${QUESTIONS_PER_PLAY} questions. ${QUESTION_MS / 1000} seconds each.`;

/** The picture that stands beside a shared link; its spec is its words, so that new numbers draw it again. */
export const socialCard: Picture = {
  name: 'social card',
  group: 'social-card',
  file: 'social-card.jpg',
  spec: { stage: 'social-card', tagline },
  category: 'general-knowledge',
  seed: 'social card',
  width: SOCIAL_CARD.width,
};
