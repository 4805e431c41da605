import type { Diagnostic } from '../../engine/types.ts'

export const imagesUnavailable = (): Diagnostic => ({
  code: 'images-unavailable',
  severity: 'warning',
  message: 'Images are shown as they are: @napi-rs/image, which makes smaller ones, is not there',
  hint: 'Install it, "npm install @napi-rs/image". Where it has no program for the system, switch responsive images off.',
})

export const imageUnreadable = (file: string, reason: string): Diagnostic => ({
  code: 'image-unreadable',
  severity: 'error',
  message: `${file} cannot be read as an image: ${reason}`,
  place: { file },
  hint: 'Save it again in a program for images.',
})
