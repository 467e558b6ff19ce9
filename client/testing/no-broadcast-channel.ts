/** Test files share a process: they are no tabs of one browser, and none may take up the session of another. */
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
