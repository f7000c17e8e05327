import './node-version.mjs';

void import('./start-server.mjs').then(({ runAdmin }) => runAdmin());
