import { config } from 'zod';

// The portal's content policy forbids code made at run time, which zod would otherwise try.
config({ jitless: true });
