import * as z from 'zod/mini';
import { sentenceOf } from '#shared/validation.ts';

// What checks a form comes with this: no message of a library reaches a field.
z.config({ localeError: sentenceOf });
