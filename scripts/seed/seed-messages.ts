export interface PlannedMessage {
  /** Null for a guest. */
  readonly username: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly hoursAgo: number;
}

/** What members and guests wrote. */
export const messages: readonly PlannedMessage[] = [
  {
    username: null,
    name: 'Sana Malik',
    email: 'sana.demo@gmail.com',
    message: 'Salaam! How do I know when an account is free again? I would love to play for points.',
    hoursAgo: 26 * 24,
  },
  {
    username: 'Hamza',
    name: 'Hamza',
    email: 'hamza.demo@gmail.com',
    message: 'The picture of the third question in Famous Mountains did not load on my phone.',
    hoursAgo: 8 * 24,
  },
  {
    username: 'Fatima',
    name: 'Fatima Noor',
    email: 'fatima.demo@gmail.com',
    message: 'My withdrawal of yesterday is still Pending.\nIs there anything that I have to do?',
    hoursAgo: 4,
  },
  {
    username: 'Fatima',
    name: 'Fatima Noor',
    email: 'fatima.demo@gmail.com',
    message: 'The account number is my EasyPaisa number, as always.',
    hoursAgo: 3.5,
  },
  {
    username: null,
    name: 'استاد کریم',
    email: 'karim.demo@gmail.com',
    message: 'Can a school class play together? ہمارے پاس تیس بچے ہیں۔',
    hoursAgo: 2,
  },
  {
    username: 'Ayesha',
    name: 'Ayesha',
    email: 'ayesha.demo@gmail.com',
    message: 'Platinum at last. Shukriya for the best quizzes in town!',
    hoursAgo: 0.7,
  },
];
