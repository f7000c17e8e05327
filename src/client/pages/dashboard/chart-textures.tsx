import type { Series } from './chart-figures.ts';

/** Every class name is spelled out: the style sheet is made of those that are found in the source. */
const tones = {
  strategy: { fill: 'fill-chart-strategy', stroke: 'stroke-chart-strategy' },
  communication: { fill: 'fill-chart-communication', stroke: 'stroke-chart-communication' },
  development: { fill: 'fill-chart-development', stroke: 'stroke-chart-development' },
} as const satisfies Record<Series['group'], object>;

/** Light marks on a full tone; a pattern of lines or dots alone would be too faint. */
const marks = {
  striped: <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" className="stroke-surface" strokeWidth="2" />,
  dotted: <circle cx="4" cy="4" r="1.75" className="fill-surface" />,
  barred: <path d="M0 4H8" className="stroke-surface" strokeWidth="2" />,
} as const;

/** The patterns that the columns and the legend are filled with; `id` is the page's own. */
export function Textures({ id }: { id: string }) {
  return (
    <svg className="absolute size-0">
      <defs>
        {Object.entries(tones).flatMap(([group, { fill }]) =>
          Object.entries(marks).map(([texture, mark]) => (
            <pattern
              key={group + texture}
              id={`${id}-${group}-${texture}`}
              patternUnits="userSpaceOnUse"
              width="8"
              height="8"
            >
              <rect width="8" height="8" className={fill} />
              {mark}
            </pattern>
          )),
        )}
      </defs>
    </svg>
  );
}

/** How a kind's shapes are filled and outlined. */
export function textureFill({ group, texture }: Series, id: string) {
  const { fill, stroke } = tones[group];
  return texture === 'plain'
    ? { className: `${fill} ${stroke}` }
    : { className: stroke, fill: `url(#${id}-${group}-${texture})` };
}
