/** A cleanup reads those who are inactive, and nobody else. */
export const inactiveMembers = 'CREATE INDEX accounts_by_activity ON accounts (last_active, id)';
