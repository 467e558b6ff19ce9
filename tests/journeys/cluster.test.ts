// What servers do together: a browser at one, what happens at another. The rest is a page's own, or one server's in either mode.
import './cases/interruptions.ts';
import './cases/members.ts';
import './cases/admin-payouts.ts';
import './cases/admin-cleanup.ts';
