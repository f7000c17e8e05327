/** What no reader comes to the end of. */
export const endless = 'um texto sem fim';
