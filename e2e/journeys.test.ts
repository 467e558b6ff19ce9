// One test file for all of them, so that journeys which mostly wait do so at the same time.
import './journeys/whole-quizzes.ts';
import './journeys/interruptions.ts';
import './journeys/members.ts';
import './journeys/accounts.ts';
import './journeys/play.ts';
import './journeys/search.ts';
import './journeys/session-clock.ts';
import './journeys/pages.ts';
