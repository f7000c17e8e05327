import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';

/*
 * A small random model in the format that llama.cpp reads (GGUF 3): a vocabulary of the sources, and weights
 * from a generator of its own. Its words are nonsense; grammar, streaming, counting and cancelling are real.
 * Format: docs/gguf.md of ggml.
 */

const [u32, f32Type, stringType, arrayType] = [4, 6, 8, 9];
/** Bytes of each plain type, by its number; text and lists say theirs. */
const widths: Record<number, number> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const alignment = 32;
const shape = { context: 32_768, width: 128, heads: 4, layers: 2, inner: 256 };

/** Takes the tokenizer of a vocabulary file, and writes a model of 54 MB around it. */
export async function writeTinyModel(vocabulary: string, path: string): Promise<void> {
  const { fields, tokens } = tokenizerOf(readFileSync(vocabulary));
  const { context, width, heads, layers, inner } = shape;
  const own: [string, Buffer][] = [
    ['general.architecture', text('llama', true)],
    ...Object.entries({
      context_length: context,
      embedding_length: width,
      block_count: layers,
      feed_forward_length: inner,
      'attention.head_count': heads,
      'attention.head_count_kv': heads,
      'rope.dimension_count': width / heads,
      vocab_size: tokens,
    }).map(([name, value]): [string, Buffer] => [`llama.${name}`, typed(u32, number32(value))]),
    ['llama.attention.layer_norm_rms_epsilon', typed(f32Type, float32(1e-5))],
  ];
  const tensors = tensorsOf(tokens);
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    number32(3),
    number64(tensors.length),
    number64(own.length + fields.length),
    ...own.flatMap(([name, value]) => [text(name), value]),
    ...fields,
    ...infosOf(tensors),
  ]);
  const file = createWriteStream(path);
  file.write(padded(head));
  const random = generator(7);
  for (const { size, isOne } of tensors) {
    const values = new Float32Array(size);
    for (let at = 0; at < size; at += 1) values[at] = isOne ? 1 : random() * 0.08;
    if (!file.write(padded(Buffer.from(values.buffer)))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

interface Tensor {
  name: string;
  /** The innermost first. */
  dimensions: number[];
  size: number;
  isOne: boolean;
}

function tensorsOf(tokens: number): Tensor[] {
  const { width, layers, inner } = shape;
  const tensor = (name: string, ...dimensions: number[]): Tensor => ({
    name: `${name}.weight`,
    dimensions,
    size: dimensions.reduce((product, each) => product * each, 1),
    isOne: dimensions.length === 1,
  });
  const layer = (index: number) => [
    tensor(`blk.${index}.attn_norm`, width),
    tensor(`blk.${index}.ffn_norm`, width),
    ...['q', 'k', 'v', 'output'].map((part) => tensor(`blk.${index}.attn_${part}`, width, width)),
    tensor(`blk.${index}.ffn_gate`, width, inner),
    tensor(`blk.${index}.ffn_up`, width, inner),
    tensor(`blk.${index}.ffn_down`, inner, width),
  ];
  return [
    tensor('token_embd', width, tokens),
    tensor('output_norm', width),
    tensor('output', width, tokens),
    ...Array.from({ length: layers }, (_, index) => layer(index)).flat(),
  ];
}

function infosOf(tensors: readonly Tensor[]): Buffer[] {
  let offset = 0;
  return tensors.flatMap(({ name, dimensions, size }) => {
    const info = [
      text(name),
      number32(dimensions.length),
      ...dimensions.map(number64),
      number32(0),
      number64(offset),
    ];
    offset += Math.ceil((size * 4) / alignment) * alignment;
    return info;
  });
}

/** The fields of the tokenizer as they stand, and how many tokens it has. */
function tokenizerOf(file: Buffer): { fields: Buffer[]; tokens: number } {
  let at = 8;
  const long = () => Number(file.readBigUInt64LE((at += 8) - 8));
  const short = () => file.readUInt32LE((at += 4) - 4);
  const skip = (type: number): void => {
    if (type === stringType) {
      const length = long();
      at += length;
    } else if (type === arrayType) {
      const [inside, length] = [short(), long()];
      for (let index = 0; index < length; index += 1) skip(inside);
    } else at += widths[type]!;
  };
  long();
  const count = long();
  const fields: Buffer[] = [];
  let tokens = 0;
  for (let index = 0; index < count; index += 1) {
    const start = at;
    const length = long();
    const name = file.toString('utf8', at, (at += length));
    const type = short();
    if (name === 'tokenizer.ggml.tokens') tokens = Number(file.readBigUInt64LE(at + 4));
    skip(type);
    if (name.startsWith('tokenizer.')) fields.push(file.subarray(start, at));
  }
  return { fields, tokens };
}

/** Normal deviates (Box and Muller) from a linear congruential generator: the same model every time. */
function generator(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function text(value: string, isTyped = false): Buffer {
  const bytes = Buffer.from(value);
  const whole = Buffer.concat([number64(bytes.length), bytes]);
  return isTyped ? typed(stringType, whole) : whole;
}

const typed = (type: number, value: Buffer) => Buffer.concat([number32(type), value]);

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function number64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)]);
}
