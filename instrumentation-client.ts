// The content security policy forbids evaluating text. Zod would try it once a page, which the browser reports as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
