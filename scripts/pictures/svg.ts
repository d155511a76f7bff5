/** The few SVG elements the scenes are made of, as strings. */
export type Point = readonly [x: number, y: number];
/** Where (0 to 1), which colour, how opaque (1 unless told). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const round = (value: number) => Number(value.toFixed(1));

/** Path data through points, not closed. */
export function trace(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

export function polygon(points: readonly Point[], fill: string, attributes = ''): string {
  return `<path d="${trace(points)}Z" fill="${fill}" ${attributes}/>`;
}

export function path(data: string, fill: string, attributes = ''): string {
  return `<path d="${data}" fill="${fill}" ${attributes}/>`;
}

export function stroke(points: readonly Point[], colour: string, width: number, attributes = ''): string {
  return `<path d="${trace(points)}" fill="none" stroke="${colour}" stroke-width="${round(width * 10) / 10}" ${attributes}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, attributes = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${attributes}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${attributes}/>`;
}

export function group(content: string | readonly string[], attributes = ''): string {
  return `<g ${attributes}>${typeof content === 'string' ? content : content.join('')}</g>`;
}

/** Content drawn in metres with the y axis pointing down, its origin standing at (x, y). */
export function place(x: number, y: number, scale: number, content: string, mirrored = false): string {
  return group(content, `transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? -scale : scale} ${scale})"`);
}

const stops = (list: readonly Stop[]) =>
  list.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`);

/** A gradient from top to bottom of what it fills, or along the attributes given. */
export function linear(id: string, list: readonly Stop[], attributes = 'x1="0" y1="0" x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${attributes}>${stops(list).join('')}</linearGradient>`;
}

/** A gradient between two heights of the picture itself. */
export function vertical(id: string, top: number, bottom: number, list: readonly Stop[]): string {
  return linear(id, list, `gradientUnits="userSpaceOnUse" x1="0" y1="${round(top)}" x2="0" y2="${round(bottom)}"`);
}

/** A round glow in picture coordinates, flattened by `squash`. */
export function glow(x: number, y: number, radius: number, list: readonly Stop[], id: string, squash = 1): string {
  const transform = `translate(${round(x)} ${round(y)}) scale(1 ${squash})`;
  return (
    `<radialGradient id="${id}">${stops(list).join('')}</radialGradient>` +
    `<circle r="${round(radius)}" fill="url(#${id})" transform="${transform}"/>`
  );
}

export function blur(id: string, deviation: number | string): string {
  return `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export function clip(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`;
}

/** A whole picture. */
export function picture(width: number, height: number, content: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content.join('')}</svg>`;
}
