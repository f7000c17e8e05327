import './node-version.mjs';

void import('./test-everything.mjs').then(({ testEverything }) => testEverything());
