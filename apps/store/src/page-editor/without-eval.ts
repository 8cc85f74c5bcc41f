import { config } from 'zod';

// The shop's pages may make no code from text. Said before any schema is made: each tries it when it is.
config({ jitless: true });
