import { icons } from '#client/pictures/pictures.ts';

/** The product's icons, for tabs and home screens. */
export function IconLinks() {
  return (
    <>
      <link rel="icon" type="image/svg+xml" href={icons.svg} />
      <link rel="icon" type="image/png" sizes="32x32" href={icons.png32} />
      <link rel="apple-touch-icon" href={icons.appleTouch} />
    </>
  );
}
