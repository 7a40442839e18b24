import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A part that is loaded when it is needed takes longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 4000 });

afterEach(cleanup);
