import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { endTimersLeft } from './timers-left';

// A part that is loaded when it is needed takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 4000 });

afterEach(cleanup);
afterAll(endTimersLeft());
