/** Which admin is the configuration's; a start marks the one that is configured now. */
export const configuredAdmins = 'ALTER TABLE admins ADD COLUMN configured INTEGER NOT NULL DEFAULT 0';
