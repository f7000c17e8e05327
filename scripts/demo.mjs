import './node-version.mjs';

void import('./start-server.mjs').then(({ startDemo }) => startDemo());
