/** `Accept-Language` (K-09). */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { acceptLanguage } from '../../../site/api/language.ts'

const test = suite('accept-language')
const values = {
  zh: 'zh-CN,zh;q=0.9,en;q=0.8',
  en: 'en-US,en;q=0.9',
  ja: 'ja-JP,ja;q=0.9,en;q=0.8',
  ko: 'ko-KR,ko;q=0.9,en;q=0.8',
}

const table: readonly (readonly [string, string | null, string, keyof typeof values])[] = [
  ['/en/login/', 'zh', 'zh-CN', 'en'],
  ['/zh/login/', 'en', 'en', 'zh'],
  ['/ja/', 'zh', 'zh', 'ja'],
  ['/ko/', null, 'en', 'ko'],
  ['/EN/x', 'zh', 'zh', 'en'],
  ['/fr/x', 'zh', 'zh', 'en'],
  ['/login/', 'ja', 'zh', 'ja'],
  ['/login/', 'ko', 'en', 'ko'],
  ['/login/', 'zh', 'en', 'zh'],
  ['/login/', 'en', 'zh', 'en'],
  ['/login/', null, 'zh-CN', 'zh'],
  ['/login/', null, 'zh', 'zh'],
  ['/login/', null, 'en', 'en'],
  ['/login/', null, 'ja', 'ja'],
  ['/login/', null, '', 'en'],
  ['/en', null, 'zh-CN', 'zh'],
  ['/eng/x', null, 'zh-CN', 'zh'],
  ['/', 'constructor', 'zh', 'en'],
  ['/', '__proto__', 'zh', 'en'],
  ['/', '', 'ko-KR', 'ko'],
  ['/docs/ja/', null, 'ZH-CN', 'zh'],
]
for (const [pathname, stored, document, wanted] of table) {
  test(`K-09 ${pathname} ${stored} ${document}`, () =>
    assert.is(acceptLanguage({ pathname, stored, document }), values[wanted]))
}

test.run()
