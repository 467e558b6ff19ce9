// One test file for all of them, so that journeys which mostly wait do so at the same time.
import './cases/whole-quizzes.ts';
import './cases/interruptions.ts';
import './cases/lost-connection.ts';
import './cases/lost-replies.ts';
import './cases/members.ts';
import './cases/accounts.ts';
import './cases/account-care.ts';
import './cases/play.ts';
import './cases/search.ts';
import './cases/session-clock.ts';
import './cases/pages.ts';
import './cases/devices.ts';
