import { QUIZ, type Scene, type Stage } from '../stage.ts';

const TOTAL = 5;

async function start({ page, open }: Stage): Promise<void> {
  await open(QUIZ.path);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

/** Waits until the question at `place` (from 1) can be answered. */
async function seeQuestion({ page }: Stage, place: number): Promise<void> {
  await page.getByText(`Question ${place}/${TOTAL}`, { exact: true }).waitFor();
  // For a moment after it has opened, no press is an answer.
  await page
    .getByRole('button', { name: /^\([A-D]\)/, disabled: false })
    .first()
    .waitFor();
}

async function stop(stage: Stage): Promise<void> {
  stage.hold();
  await stage.freeze();
}

async function playUntil(stage: Stage, questions: number, right: number): Promise<void> {
  await start(stage);
  for (let place = 1; place <= questions; place++) {
    await seeQuestion(stage, place);
    await stage.answer(place <= right);
    await stage.page.keyboard.press('Enter');
  }
}

async function seeResult(stage: Stage, right: number): Promise<void> {
  await playUntil(stage, TOTAL, right);
  await stage.page.getByRole('heading', { name: 'Quiz completed!' }).waitFor();
}

const verdict = (isRight: boolean): Scene => ({
  name: `play-${isRight ? 'right' : 'wrong'}`,
  async set(stage) {
    await start(stage);
    await seeQuestion(stage, 1);
    await stage.answer(isRight);
    await stop(stage);
  },
});

export const playScenes: readonly Scene[] = [
  {
    name: 'lobby',
    async set({ page, open }) {
      await open(QUIZ.path);
      await page.getByText('Enter starts too.').waitFor();
    },
  },
  {
    name: 'lobby-offline',
    async set({ page, open, cut }) {
      await open(QUIZ.path);
      await page.getByText('Enter starts too.').waitFor();
      await cut();
      await page.getByText('Connection lost. We are reconnecting').waitFor();
    },
  },
  {
    name: 'play-ready',
    async set(stage) {
      stage.hold(/play:question/);
      await start(stage);
      await stage.page.getByText('Get ready!').first().waitFor();
      await stop(stage);
    },
  },
  {
    name: 'play-question',
    async set(stage) {
      await start(stage);
      await seeQuestion(stage, 1);
      await stop(stage);
    },
  },
  verdict(true),
  verdict(false),
  {
    name: 'play-timed-out',
    async set(stage) {
      await start(stage);
      await stage.page
        .getByText(/Time is over\. The right answer was/)
        .first()
        .waitFor();
      await stop(stage);
    },
  },
  {
    name: 'play-reconnecting',
    async set(stage) {
      await start(stage);
      await seeQuestion(stage, 1);
      await stage.cut();
      await stage.page.getByText('Connection lost. The clock runs on').first().waitFor();
      await stage.freeze();
    },
  },
  {
    name: 'play-leave',
    isWindow: true,
    async set(stage) {
      await start(stage);
      await seeQuestion(stage, 1);
      await stage.page.getByRole('link', { name: 'Sawaal, home' }).click();
      await stage.page.getByRole('dialog', { name: 'Leave this quiz?' }).waitFor();
      await stop(stage);
    },
  },
  {
    name: 'play-saving',
    async set(stage) {
      await playUntil(stage, TOTAL - 1, TOTAL - 1);
      await seeQuestion(stage, TOTAL);
      // Whatever brings the result.
      stage.hold(/play:finished|"result":\{/);
      await stage.answer(true);
      await stage.page.getByText('Saving your progress...').first().waitFor();
      await stage.freeze();
    },
  },
  ...[TOTAL, 3, 0].map(
    (right): Scene => ({
      name: `result-${right}`,
      set: (stage) => seeResult(stage, right),
    }),
  ),
  {
    name: 'locked',
    async set(stage) {
      await seeResult(stage, 3);
      await stage.page.reload();
      await stage.page.getByRole('heading', { name: /^Quiz Locked!/ }).waitFor();
      await stage.page.getByText('12 AM is meant in the time of').waitFor();
    },
  },
  {
    name: 'locked-category',
    async set(stage) {
      const member = stage.site.members.find(({ points }) => points === 0) ?? stage.site.members[0];
      if (member) await stage.logIn(member);
      await seeResult(stage, 2);
      await stage.open(`/quiz/${QUIZ.category}`);
      await stage.page.getByText('Played today, opens in').waitFor();
    },
  },
];
