import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { exportedValues } from '../../../engine/bundle/parseModule.ts'

const values = async (text: string) => [...(await exportedValues('a.tsx', text))].sort()

test('values count under the names others see, types do not', async () => {
  const text = `export type A = 1
export interface B {}
export function C() { return <p /> }
const d = 1
export { d as D, type A as E }
export { f as F } from './f'
export * as G from './g'
export const { h: H, ...I } = {} as never
export default class {}
`
  assert.equal(await values(text), ['C', 'D', 'F', 'G', 'H', 'I', 'default'])
})

test('all of another module are a star; what is not exported is none', async () => {
  assert.equal(await values("export * from './a'"), ['*'])
  assert.equal(await values('const Footer = 1'), [])
})

test.run()
