/** Method and path of each HTTP call, free of zod for the browser; `http.ts` adds the schemas. */
export const endpoints = {
  health: { method: 'GET', path: '/api/health' },
  catalogue: { method: 'GET', path: '/api/catalogue' },
  site: { method: 'GET', path: '/api/site' },
  slots: { method: 'GET', path: '/api/slots' },
  stats: { method: 'GET', path: '/api/stats' },
  createAccount: { method: 'POST', path: '/api/accounts' },
  createSession: { method: 'POST', path: '/api/sessions' },
  endSession: { method: 'DELETE', path: '/api/sessions/current' },
  profile: { method: 'GET', path: '/api/profile' },
  me: { method: 'GET', path: '/api/me' },
  changePassword: { method: 'PUT', path: '/api/account/password' },
  ledger: { method: 'GET', path: '/api/ledger' },
  locks: { method: 'GET', path: '/api/locks' },
} as const;
