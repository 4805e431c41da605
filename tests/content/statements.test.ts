/** Code that readers copy can be read by what it is for, and runs in the order in which it stands. */
import { parse } from 'yaml'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { samples } from './samples.ts'

const inLanguage = (...languages: readonly string[]) => samples.filter(({ lang }) => languages.includes(lang))

const refused = (read: (code: string) => unknown) => (code: string) => {
  try {
    read(code)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

test('JSON and YAML can be read', () => {
  const [json, yaml] = [refused(JSON.parse), refused((code) => parse(code))]
  assert.is(json('{ "a": 1, }').length, 1)
  assert.is(yaml('a: [').length, 1)
  assert.ok(inLanguage('json').length > 40 && inLanguage('yaml').length > 10)
  assert.equal(
    [
      ...inLanguage('json').flatMap(({ file, code }) => json(code).map((problem) => `${file}: ${problem}`)),
      ...inLanguage('yaml', 'yml').flatMap(({ file, code }) => yaml(code).map((problem) => `${file}: ${problem}`)),
    ],
    [],
  )
})

/** SQL Server creates the jobs of CDC with the first captured table: before it there is none to show or to change. */
const withoutJobs = (code: string) =>
  /sp_cdc_enable_db(?![^]*sp_cdc_enable_table[^]*sp_cdc_(?:help_jobs|change_job))[^]*sp_cdc_(?:help_jobs|change_job)/.test(code)

/** MySQL 8.4 refuses it, while what follows MySQL's protocol keeps it. */
const withoutSuccessor = (code: string) => code.includes('SHOW MASTER STATUS') && !code.includes('SHOW BINARY LOG STATUS')
const kin = /mariadb|polardb_x|oceanbase|ends\/mysql/

test('SQL runs where it stands, and on the versions of today', () => {
  assert.ok(withoutJobs('EXEC sys.sp_cdc_enable_db;\nEXEC sys.sp_cdc_help_jobs;'))
  assert.not(withoutJobs('EXEC sys.sp_cdc_enable_db;\nEXEC sys.sp_cdc_enable_table;\nEXEC sys.sp_cdc_help_jobs;'))
  assert.not(withoutJobs('EXEC sys.sp_cdc_help_jobs;'))
  const sql = inLanguage('sql')
  const ofMysql = sql.filter(({ file }) => !kin.test(file))
  assert.ok(sql.some(({ code }) => code.includes('sp_cdc_enable_db')))
  assert.ok(ofMysql.some(({ code }) => code.includes('SHOW MASTER STATUS')))
  assert.equal(
    [...sql.filter(({ code }) => withoutJobs(code)), ...ofMysql.filter(({ code }) => withoutSuccessor(code))].map(
      ({ file, code }) => `${file}: ${code}`,
    ),
    [],
  )
})

test.run()
