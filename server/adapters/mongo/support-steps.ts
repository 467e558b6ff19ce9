import type { SupportStore } from '../../ports/support-store.ts';
import type { Steps } from './steps.ts';

export function createSupportSteps({ collections, run }: Steps): SupportStore {
  const { support, newsletter } = collections;
  return {
    addSupportMessage: ({ id: _id, ...message }) =>
      run(async () => void (await support.insertOne({ _id, ...message }))),
    supportMessages: () =>
      run(async () => {
        const messages = await support.find().sort({ at: -1, _id: -1 }).toArray();
        return messages.map(({ _id: id, ...message }) => ({ id, ...message }));
      }),
    subscribe: (email, now) =>
      run(async () => {
        const subscriber = { $setOnInsert: { email, at: now } };
        await newsletter.updateOne({ _id: email.toLowerCase() }, subscriber, { upsert: true });
      }),
  };
}
