// What servers do together; what a page does by itself is the same in either mode.
import './cases/whole-quizzes.ts';
import './cases/interruptions.ts';
import './cases/members.ts';
import './cases/admin.ts';
import './cases/admin-payouts.ts';
import './cases/admin-cleanup.ts';
