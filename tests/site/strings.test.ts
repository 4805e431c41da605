/** The types see to it that no text is missing; here, that none was left in the other language. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { termFinder } from '../../plugins/markdown/terms.ts'
import { en } from '../../site/strings/en/index.ts'
import { terms } from '../../site/strings/terms.ts'
import { zh } from '../../site/strings/zh/index.ts'

type Leaf = readonly [path: string, text: string]

const leavesOf = (value: unknown, path: string): readonly Leaf[] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}
/** Names have one or two words: `Stream Load`, `CEO`. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 2
const untranslated = (first: unknown, second: unknown) => {
  const others = new Map(leavesOf(second, ''))
  return leavesOf(first, '').filter(([path, text]) => isSentence(text) && others.get(path) === text)
}

test('no sentence is the same in both languages', () => {
  assert.equal(
    untranslated({ a: { b: 'Not yet translated' }, c: 'RAG API' }, { a: { b: 'Not yet translated' }, c: 'RAG API' }),
    [['a.b', 'Not yet translated']],
  )
  assert.equal(untranslated(en, zh), [])
})

test('no Chinese in the English texts', () => {
  assert.equal(
    leavesOf(en, '').filter(([, text]) => /\p{Script=Han}/u.test(text)),
    [],
  )
})

test('messages say what the specification has them say', () => {
  const messages = ({
    account: { code, reset, register, login, problems, failures, supplement },
    download,
  }: typeof en) =>
    [
      ...[code.sent, code.failed, code.needs.email, code.needs.phone, reset.done, reset.failed, register.done],
      ...[register.failed, login.failed, failures.unknown, problems.weak, problems.different, supplement.submit],
      ...[download.infoFailed, download.listFailed, download.empty, download.emptyHint, download.loadingInfo],
      ...[download.none, problems.required('X')],
    ].map((text) => text.replace(/[.。…].*$/, '').trim())
  assert.equal(messages(zh), [
    ...['验证码发送成功', '验证码发送失败', '请输入您的邮箱', '请输入您的手机号', '密码重置成功，正在前往登录页'],
    ...['重置失败', '注册成功，正在前往登录页', '注册失败', '登录失败', '系统错误，请稍后重试', '密码格式不正确'],
    ...['请输入相同的密码', '继续注册', '获取下载信息失败', '获取下载信息失败，请稍后重试', '暂无可下载的产品'],
    ...['请联系管理员或稍后重试', '正在获取下载信息', '暂无数据', '请输入X'],
  ])
  assert.equal(messages(en), [
    ...['Verification code sent', 'The verification code could not be sent', 'Please enter your e-mail address'],
    ...['Please enter your phone number', 'Password reset succeeded', 'Reset failed', 'Registration succeeded'],
    ...['Registration failed', 'Login failed', 'System error', 'The password format is incorrect'],
    ...['Please enter the same password', 'Continue registering', 'Failed to fetch download info'],
    ...['Failed to fetch download info, please try later', 'No downloadable products'],
    ...['Contact your administrator or try later', 'Fetching download info', 'No data', 'X is required'],
  ])
})

test('search engines show the descriptions of pages whole', () => {
  for (const { home, why, pricing, connectors, solutions, clouddm, about } of [en, zh]) {
    const descriptions = [
      home.meta.description('CloudCanal', '3 seconds', 60),
      why.meta.description('CloudCanal'),
      pricing.meta.replication('CloudCanal'),
      pricing.meta.management('CloudDM'),
      connectors.meta.description('CloudCanal'),
      solutions.analytics.meta.description('CloudCanal'),
      solutions.rag.meta.description('CloudCanal'),
      solutions.collaboration.meta.description('CloudDM'),
      clouddm.meta.description('CloudDM'),
      about.meta.description('ClouGence'),
    ]
    // A Chinese character is as wide as two others.
    const width = (text: string) => text.length + (text.match(/[\p{Script=Han}，。：、；]/gu) ?? []).length
    assert.equal(
      descriptions.filter((text) => width(text) > 160),
      [],
    )
  }
})

/** The check reads prose; forms, menus and data say it as prose does. What visitors may search for is said in every way. */
test('texts outside of prose use its words', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = fastGlob.sync(['{site,brands}/**/*.{ts,tsx}', 'theme/words/zh/*.ts', 'content/data/**/*.yml'], {
    cwd: root,
    ignore: ['**/synonyms.ts', '**/terms.ts'],
  })
  const find = termFinder(terms['zh']!)
  const found = files.flatMap((file) =>
    find(readFileSync(resolve(root, file), 'utf8')).map(({ found }) => `${file}: ${found}`),
  )
  assert.ok(files.length > 300, `${files.length} files`)
  assert.equal(found, [])
})

test.run()
