/** The smallest heads of image files that tell a size. */

const bytes = (text: string, ...numbers: number[]): Uint8Array =>
  Uint8Array.from([...text].map((character) => character.charCodeAt(0)).concat(numbers))

export const images: Readonly<Record<string, Uint8Array>> = {
  // 640 x 320
  'a.png': bytes('\x89PNG\r\n\x1a\n', 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 128, 0, 0, 1, 64),
  // 300 x 200, behind an application segment
  'b.jpg': bytes('\xff\xd8\xff\xe0', 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44, 3),
  // 16 x 9
  'c.gif': bytes('GIF89a', 16, 0, 9, 0),
  'd.svg': new TextEncoder().encode(
    '<?xml version="1.0"?><!-- <svg width="1" height="1"> --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960.4 540"></svg>',
  ),
  // 100 x 50, extended
  'e.webp': bytes('RIFF\0\0\0\0WEBPVP8X', 10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0),
}
