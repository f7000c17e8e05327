export const leme = true;
