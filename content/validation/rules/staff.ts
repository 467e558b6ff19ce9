import { barBeats, beatsOfTime, readStaff } from '../checks/staff.ts';
import type { QuestionRule } from '../rule.ts';

export const barsAddUp: QuestionRule = {
  name: 'staff bars add up',
  judge: ({ image }) => {
    if (image.stage !== 'staff') return [];
    const staff = readStaff(image);
    if (typeof staff === 'string') return [staff];
    if (staff.time === undefined || staff.notes.length === 0) return [];
    const beats = barBeats(staff);
    const wanted = beatsOfTime(staff.time);
    return beats === wanted
      ? []
      : [`bar has ${beats} quarter notes, the signature ${staff.time} needs ${wanted}`];
  },
};
