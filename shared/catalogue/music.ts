import type { Category } from './category.ts';

export const music: Category = {
  id: 'music',
  title: 'Music',
  description: 'Voices, riffs and rhythms: hear the answer in your head before the time is up.',
  rating: 4.5,
  badge: "Editor's Pick",
  quizzes: [
    {
      id: 'famous-singers',
      title: 'Famous Singers',
      description: 'From Nusrat Fateh Ali Khan to Adele: know the voice, the song and the story.',
      rating: 5,
      badge: 'Popular',
      quizId: 'quiz61',
    },
    {
      id: 'classic-rock',
      title: 'Classic Rock',
      description: 'Loud guitars and long hair: the bands whose riffs never went quiet.',
      rating: 4.5,
      badge: 'Classic',
      quizId: 'quiz62',
    },
    {
      id: 'pop-music',
      title: 'Pop Music',
      description: "Choruses that won't leave your head and the stars who put them there.",
      rating: 4,
      badge: 'Hot',
      quizId: 'quiz63',
    },
    {
      id: 'music-theory',
      title: 'Music Theory',
      description: 'Clefs, keys and chords: read what the players read.',
      rating: 4,
      badge: 'Expert',
      quizId: 'quiz64',
    },
    {
      id: 'jazz-legends',
      title: 'Jazz Legends',
      description: 'Trumpets, smoky clubs and blue notes: meet the giants who made it swing.',
      rating: 4.5,
      badge: 'Smooth',
      quizId: 'quiz65',
    },
  ],
};
