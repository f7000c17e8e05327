/*
 * What goes through a leader's head while typing, and is for nobody's ears. Read against normalised text.
 */

const opening = '(?:(?:e|mas|ai|ah|entao|so que|dai|por isso|bom|gente) )*';

/** A sentence or clause that speaks of the leader, or asks for help. */
export const leaderThought = new RegExp(
  [
    `^${opening}(?:eu|to|tou|estou|tenho|acho|sei la|nao sei|nao quero|quero|queria|preciso|penso|pensei|fico|fiquei|gostaria|tive|vou|me ajud\\w*|sera que|confesso|socorro|obrigad[oa]|ja (?:falei|conversei|tentei)|nunca (?:sentei|parei|conversei))\\b`,
    '\\b(?:to|estou|ando) (?:cansad[oa]|exaust[oa]|de saco cheio|perdid[oa])',
    '^(?:mas )?(?:por que|sera|o que (?:eu )?faco)\\b',
  ].join('|'),
  'u',
);
