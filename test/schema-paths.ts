import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Unwraps what stands around the shape of a value: optional, nullable, defaults and transforms. */
export function coreOf(schema: Schema): z.core.$ZodTypes {
  const { _zod } = schema as z.core.$ZodTypes;
  switch (_zod.def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
      return coreOf(_zod.def.innerType);
    case 'pipe':
      return coreOf(isTransform(_zod.def.in) ? _zod.def.out : _zod.def.in);
    default:
      return schema as z.core.$ZodTypes;
  }
}

export function isTransform(schema: Schema): boolean {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'transform';
}

/** Every key that a schema describes, dotted, with `0` for the items of a list: `teamIds.0`. */
export function leafPaths(schema: Schema | undefined, path: string): string[] {
  if (schema === undefined) return [];
  const { def } = coreOf(schema)._zod;
  if (def.type === 'object') {
    return Object.entries(def.shape).flatMap(([key, value]) => leafPaths(value, `${path}.${key}`));
  }
  if (def.type === 'array') return leafPaths(def.element, `${path}.0`);
  return [path];
}
