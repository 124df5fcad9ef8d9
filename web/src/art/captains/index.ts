import { drawing, exact, type Drawing } from '../drawing';
import { beards, coats, eyes, extras, hairs, hats, head, shoulders } from './parts';

type Portrait = {
  skin: 1 | 2 | 3 | 4;
  hat: keyof typeof hats;
  hatColour: string;
  hair: keyof typeof hairs;
  hairColour: string;
  beard: keyof typeof beards;
  eye: keyof typeof eyes;
  extra: keyof typeof extras;
};

const [black, brown, grey, fair, rust] = ['art-ink', 'art-dark', 'art-stone', 'art-sand', 'art-roof'];

/** One line a captain, 1 to 30: skin, hat and its colour, hair and its colour, beard, eye, one thing of their own. */
const rows: [
  Portrait['skin'],
  Portrait['hat'],
  string,
  Portrait['hair'],
  string,
  Portrait['beard'],
  Portrait['eye'],
  Portrait['extra'],
][] = [
  [2, 'bandana', rust, 'none', brown, 'stubble', 'plain', 'earring'],
  [1, 'straw', 'art-deep', 'long', fair, 'none', 'plain', 'none'],
  [3, 'knit', 'art-deep', 'none', black, 'full', 'plain', 'pipe'],
  [4, 'bandana', 'art-leaf', 'curls', black, 'none', 'wink', 'earring'],
  [1, 'bun', rust, 'none', rust, 'none', 'plain', 'scarf'],
  [2, 'straw', 'art-roof', 'none', grey, 'moustache', 'plain', 'pipe'],
  [1, 'tricorne', brown, 'queue', brown, 'goatee', 'plain', 'none'],
  [3, 'hood', 'art-deep', 'none', black, 'stubble', 'scar', 'none'],
  [4, 'tricorne', 'security-art', 'none', black, 'full', 'patch', 'none'],
  [2, 'none', brown, 'long', black, 'moustache', 'plain', 'parrot'],
  [1, 'knit', rust, 'none', grey, 'braids', 'plain', 'hook'],
  [3, 'feather', 'entertainment-art', 'curls', brown, 'none', 'plain', 'lace'],
  [1, 'skull', black, 'long', rust, 'full', 'patch', 'none'],
  [4, 'feather', 'art-deep', 'none', black, 'goatee', 'scar', 'spyglass'],
  [2, 'bandana', 'entertainment-art', 'long', black, 'none', 'patch', 'hook'],
  [1, 'bicorne', 'art-deep', 'queue', grey, 'none', 'glass', 'lace'],
  [3, 'skull', brown, 'none', black, 'braids', 'scar', 'earring'],
  [2, 'tricorne', 'art-leaf', 'curls', fair, 'moustache', 'plain', 'parrot'],
  [4, 'straw', 'art-leaf', 'none', grey, 'full', 'wink', 'pipe'],
  [1, 'feather', 'trades-art', 'long', brown, 'none', 'plain', 'spyglass'],
  [3, 'bandana', 'art-deep', 'none', black, 'goatee', 'patch', 'parrot'],
  [2, 'hood', 'trades-art', 'none', rust, 'braids', 'plain', 'none'],
  [4, 'bun', grey, 'none', grey, 'none', 'glass', 'lace'],
  [1, 'skull', 'security-art', 'queue', black, 'stubble', 'patch', 'hook'],
  [3, 'bicorne', 'crown-art', 'none', black, 'moustache', 'plain', 'spyglass'],
  [4, 'skull', black, 'curls', black, 'none', 'scar', 'earring'],
  [2, 'hood', 'entertainment-art', 'long', grey, 'none', 'plain', 'parrot'],
  [1, 'feather', black, 'curls', grey, 'goatee', 'glass', 'lace'],
  [4, 'tricorne', 'trades-art', 'none', grey, 'braids', 'patch', 'scarf'],
  [2, 'bicorne', black, 'long', black, 'full', 'scar', 'parrot'],
];

const SKY = 'M4 66C0 40 6 10 32 8C58 10 64 40 60 66Z';

export const captains: Drawing[] = rows.map(
  ([skin, hat, hatColour, hair, hairColour, beard, eye, extra], i) =>
    drawing(
      64,
      66,
      exact('art-sky', SKY),
      hairs[hair](hairColour),
      shoulders(coats[i % coats.length] ?? 'art-deep'),
      head(`art-skin-${skin}`, eye === 'scar' || eye === 'patch'),
      eyes[eye],
      beards[beard](hairColour),
      hats[hat](hatColour),
      extras[extra],
    ),
);
