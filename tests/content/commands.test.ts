/** Commands run as they are shown: in a folder they name, with the rights their account has, on what is there. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = resolve(import.meta.dirname, '../..')

const pages = fastGlob.sync('content/*/*/**/*.{md,mdx}', { cwd: root })
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

/** Lines of commands; what a backslash continues is one. */
const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ *```(?:bash|sh|shell)\b[^\n]*\n([^]*?)^ *```/gm)].flatMap(([, code]) =>
    code!.replaceAll(/\\\n\s*/g, '').split('\n'),
  )

const everywhere = (wrong: (command: string) => boolean): readonly string[] =>
  pages.flatMap((file) =>
    commandsIn(read(file))
      .filter(wrong)
      .map((command) => `${file}: ${command.trim()}`),
  )

/** Console and sidecar have the same folders in them: `bin` alone is either's, or none where the reader is above them. */
const astray = (text: string): readonly string[] =>
  [...text.matchAll(/^ *```(?:bash|sh|shell)\b[^\n]*\n([^]*?)^ *```/gm)].flatMap(([, code]) =>
    /^ *cd /m.test(code!) ? [] : (code!.match(/^.*(?<![\w/.*-])(?:bin|conf|logs)\/.*$/gm) ?? []),
  )

test('a command names the folder of the installation, or goes there first', () => {
  assert.equal(astray('```bash\nbash bin/init.sh\nbash console/bin/init.sh\n```'), ['bash bin/init.sh'])
  assert.equal(astray('```bash\ncd /opt/clouddm/console\nbash bin/init.sh\n```'), [])
  const files = fastGlob.sync('content/clouddm/*/**/*.{md,mdx}', { cwd: root })
  assert.ok(files.length > 300, `${files.length} files`)
  assert.equal(
    files.flatMap((file) => astray(read(file)).map((line) => `${file}: ${line.trim()}`)),
    [],
  )
})

test('an archive is unpacked by its name: of two that a pattern finds, tar looks for the second within the first', () => {
  const byPattern = (command: string) => /\btar -?\w*x\w* .*[*?]/.test(command)
  assert.ok(byPattern('tar -xzf console-*.tar.gz') && !byPattern('tar -xzf console-<version>.tar.gz'))
  assert.equal(everywhere(byPattern), [])
})

test('a dump asks for no right over the server, which only root has', () => {
  const greedy = (command: string) => /mysqldump .*-u ?(?!root)/.test(command) && !command.includes('--no-tablespaces')
  assert.ok(greedy('mysqldump -h <address> -u <user> -p shop') && !greedy('mysqldump -uroot -p shop'))
  assert.equal(everywhere(greedy), [])
})

test('images for Kubernetes go into the runtime of its nodes, which is seldom Docker', () => {
  const toDockerOnly = (text: string) => text.includes('docker load') && !text.includes('ctr --namespace k8s.io')
  const files = pages.filter((file) => file.endsWith('kubernetes.md'))
  assert.ok(files.length)
  assert.equal(
    files.filter((file) => toDockerOnly(read(file))),
    [],
  )
})

test.run()
