import { speakPortuguese } from '#shared/validation-messages.ts';

// What checks a form comes with this: no message of a library reaches a field.
speakPortuguese();
