import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong: what is waited for comes, or fails the test all the same.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);
