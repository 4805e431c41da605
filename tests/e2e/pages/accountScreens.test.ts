/** The screens of the account at each brand: which fields, words and links they have, in both languages. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brands, type BrandId } from '../support/builtSite.ts'
import { openScreens } from './screen.ts'

const test = suite('screens of the account')
const open = await openScreens()
const fieldsOf = (brand: BrandId, path: string) =>
  [...open(brand, path).html.matchAll(/<input [^>]*?name="(\w+)"/g)].map(([, name]) => name)
const products = { clougence: 'CloudCanal', bladepipe: 'BladePipe', clouddm: 'CloudDM' } as const

test('login: by password or by code, the second as the region has it', () => {
  for (const brand of brands) {
    assert.equal([...new Set(fieldsOf(brand, '/en/login/'))], ['account', 'password', 'code', 'policy'])
    const [contact, code] = brand === 'bladepipe' ? ['E-mail', 'E-mail code'] : ['Phone number', 'SMS code']
    open(brand, '/en/login/').says(`Log in to ${products[brand]}`, 'Password', code, contact, 'Get code', 'Log in')
    const { leads } = open(brand, '/en/login/')
    assert.equal(leads('Forgot password'), ['/en/resetPwd/'])
    assert.equal(leads('Sign up'), ['/en/register/'])
  }
  open('clougence', '/login/').says('账号密码', '短信验证', '手机号', '密码', '短信验证码')
})

test('register: three variants, each with the fields of its region', () => {
  const asked: Readonly<Record<BrandId, readonly string[]>> = {
    bladepipe: ['userName', 'company', 'email', 'code', 'password', 'policy'],
    clougence: ['userName', 'company', 'email', 'phone', 'code', 'password', 'policy'],
    clouddm: ['userName', 'company', 'email', 'phone', 'code', 'password', 'policy'],
  }
  for (const brand of brands) {
    assert.equal(fieldsOf(brand, '/en/register/'), asked[brand])
    open(brand, '/en/register/').says(`Create your ${products[brand]} account`, 'User name', 'Company', 'E-mail')
    open(brand, '/en/register/').says(brand === 'bladepipe' ? 'E-mail code' : 'SMS code', 'Password')
    open(brand, '/en/register/').says('8 to 32 characters', 'letters and digits', 'one of $ % ^ & # _', 'Sign up')
    assert.equal(open(brand, '/en/register/').leads('Log in'), ['/en/login/'])
  }
  open('clouddm', '/register/').says('用户名', '公司', '邮箱', '手机号', '短信验证码', '密码', '注册')
})

test('a marketplace registers by e-mail at every brand', () => {
  for (const brand of brands)
    assert.equal(fieldsOf(brand, '/registerFromMarket/'), [
      'userName',
      'company',
      'email',
      'code',
      'password',
      'policy',
    ])
})

test('reset: e-mail or phone, code, the password twice, and the way back', () => {
  for (const brand of brands) {
    const contact = brand === 'bladepipe' ? 'email' : 'phone'
    assert.equal(fieldsOf(brand, '/en/resetPwd/'), [contact, 'code', 'password', 'rePassword'])
    open(brand, '/en/resetPwd/').says('Reset your password', 'New password', 'Confirm password', 'Reset password')
    assert.equal(open(brand, '/en/resetPwd/').leads('Back to log in'), ['/en/login/'])
  }
})

test('beside the forms stand the trial of 90 days, and credits where there is a cloud', () => {
  for (const path of ['/en/login/', '/en/register/', '/en/resetPwd/']) {
    open('bladepipe', path).says('90-day commercial trial', '$300 in credits', 'No credit card', 'Free trial now')
    open('clougence', path).says('90-day commercial trial', '¥300')
    open('clouddm', path).says('90-day commercial trial', 'Data masking')
    assert.not.match(open('clouddm', path).text, /in credits|[Cc]redits worth/)
  }
})

test('the way back from a provider waits, asks for the rest of a registration, or leads to the login page', () => {
  for (const brand of brands) {
    open(brand, '/en/loading/').says('Logging you in', 'Authenticating', 'Back to log in', 'Continue registering')
    assert.equal(fieldsOf(brand, '/loading/'), ['company', 'phone', 'code'])
    open(brand, '/loading/').says('继续注册')
  }
})

test('who registers agrees to the terms and the privacy policy of their brand', () => {
  for (const brand of brands) {
    const folder = brand === 'clouddm' ? 'protocol' : 'policy'
    const { html, leads } = open(brand, '/en/register/')
    assert.equal(leads('Terms of Use'), [`/en/docs/${folder}/terms_of_use/`])
    assert.equal(leads('Privacy Policy'), [`/en/docs/${folder}/privacy_policy/`])
    assert.match(html, /<input[^>]*name="policy"[^>]*checked|<input[^>]*checked[^>]*name="policy"/)
  }
})

test.run()
