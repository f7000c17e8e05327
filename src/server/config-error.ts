/** A setting that is wrong, in one sentence for whoever starts the program. */
export class ConfigError extends Error {}
