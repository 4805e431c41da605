/** Changes that no test can notice, because they change nothing that can be seen. */
export type Equivalent = {
  readonly file: string
  /** The line the change is in, or begins in, without the space around it. */
  readonly line: string
  readonly before: string
  readonly after: string
  readonly why: string
}

const redirects = 'plugins/redirects'
const account = 'site/features/account'
const order = 'redirects.sort((a, b) => (a.from < b.from ? -1 : 1))'
const known = 'resolutions.get(site) ?? resolve(site, ownRules(site), commonRules.read(site) ?? {})'
const place = 'const { line = 1, column = 1 } = yaml.place([from])'
const noFit = 'return steps.length ? steps : [{ ...rule, locale: site.config.locales[0]!.id }]'
const jsonOfAll = "(jsonProblem('routes', routes) &&"
const jsonOfEach = 'routes.map((route, index) => jsonProblem(`routes[${index}]`, route)).find(Boolean)'
const fieldsOfBlocks =
  '.map((field) => ({ digest: digestOf(`${field}: ${String(attributes[field])}`), line: place([field]).line ?? 1 }))'
const digestOf = String.raw`const digestOf = (text: string): string => hashOf(text.trim().replace(/[ \t]+$/gm, '')).slice(0, 8)`
const blockBegins =
  'const begins = (name: string, size: number): boolean => Number.parseInt(hashOf(name).slice(0, 8), 16) % size === 0'
const filesSorted =
  'const filesIn = (folder: string): readonly string[] => (tryTo(() => readdirSync(folder)) ?? []).sort()'
const byName = "const documents = sites.flatMap((site) => site.documents).filter(({ plugin }) => plugin === 'i18n')"

export const equivalent: readonly Equivalent[] = [
  {
    file: 'engine/store/blocks.ts',
    line: 'const itemsOfBlock = 64',
    before: '64',
    after: '65',
    why: 'About so many.',
  },
  ...[
    ['0', '1'],
    ['8', '9'],
    ['16', '17'],
  ].map(([before = '', after = '']) => ({
    file: 'engine/store/blocks.ts',
    line: blockBegins,
    before,
    after,
    why: 'Any digits of the hash do, read in any way.',
  })),
  ...[
    ['<', '<='],
    ['1', '2'],
  ].map(([before = '', after = '']) => ({
    file: `${redirects}/resolve.ts`,
    line: order,
    before,
    after,
    why: 'No two redirects lead from one address, and of a positive number only the sign counts.',
  })),
  {
    file: `${redirects}/resolve.ts`,
    line: noFit,
    before: '0',
    after: '1',
    why: 'Such a step is told and dropped; its locale is looked at by nothing.',
  },
  {
    file: `${redirects}/read.ts`,
    line: place,
    before: '1',
    after: '2',
    why: 'Each key of the file has a place; the default is for the compiler.',
  },
  {
    file: `${redirects}/index.ts`,
    line: `const resolution = ${known}`,
    before: known,
    after: known.slice(known.indexOf('resolve')),
    why: 'Saves time: what is resolved anew is the same.',
  },
  {
    file: `${redirects}/index.ts`,
    line: 'resolutions.set(site, resolution)',
    before: 'resolutions.set(site, resolution)',
    after: ';',
    why: 'Saves time: what is resolved anew is the same.',
  },
  {
    file: 'engine/route/shape.ts',
    line: jsonOfAll,
    before: "'routes'",
    after: "''",
    why: 'Only whether there is a problem counts here; its text is that of the route.',
  },
  {
    file: 'engine/route/shape.ts',
    line: jsonOfAll,
    before: `${jsonOfAll.slice(1)}\n      ${jsonOfEach}`,
    after: jsonOfEach,
    why: 'Saves time: all routes at once are tried before each.',
  },
  {
    file: 'engine/store/packFile.ts',
    line: 'parts.length === 1 ? parts[0]! : Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))),',
    before: 'parts.length === 1',
    after: 'false',
    why: 'Saves a copy.',
  },
  {
    file: 'engine/store/packFile.ts',
    line: 'if (from === 0) {',
    before: 'from === 0',
    after: 'true',
    why: 'Saves time: where a record was found before, the pack is one.',
  },
  {
    file: 'engine/store/openPacks.ts',
    line: filesSorted,
    before: filesSorted.slice(filesSorted.indexOf('(tryTo')),
    after: filesSorted.slice(filesSorted.indexOf('(tryTo'), -'.sort()'.length),
    why: 'Node lists sorted names on most systems.',
  },
  {
    file: 'engine/store/files.ts',
    line: 'let writes = 0',
    before: '0',
    after: '1',
    why: 'Names only have to differ.',
  },
  {
    file: 'engine/store/files.ts',
    line: 'const part = `${file}.${process.pid}-${threadId}-${writes++}`',
    before: 'writes++',
    after: 'writes--',
    why: 'Names only have to differ.',
  },
  {
    file: 'engine/store/files.ts',
    line: 'rmSync(file, { recursive: true, force: true })',
    before: 'true',
    after: 'false',
    why: 'Where nothing stands in the way, the second try fails as the first did.',
  },
  ...[
    ['{ force: true }', '{}'],
    ['true', 'false'],
  ].map(([before = '', after = '']) => ({
    file: 'engine/store/files.ts',
    line: 'rmSync(part, { force: true })',
    before,
    after,
    why: 'What it would throw is caught in the next line.',
  })),
  ...[
    ['place([field]).line ?? 1', 'place([field]).line'],
    ['1', '2'],
  ].map(([before = '', after = '']) => ({
    file: 'plugins/i18n/blocks.ts',
    line: fieldsOfBlocks,
    before,
    after,
    why: 'A field that is there has a place; the default is for the compiler.',
  })),
  {
    file: 'plugins/i18n/blocks.ts',
    line: 'return [...fields, ...proseBlocks(clean.slice(bodyStart), linesIn(clean.slice(0, bodyStart)) + 1)]',
    before: '0',
    after: '1',
    why: 'Only line ends are counted, and front matter begins with another character.',
  },
  {
    file: 'plugins/i18n/blocks.ts',
    line: digestOf,
    before: String.raw`/[ \t]+$/gm`,
    after: String.raw`/[ \t]*$/gm`,
    why: 'Nothing at the end of a line becomes nothing.',
  },
  ...[
    ['<', '<='],
    ['1', '2'],
  ].map(([before = '', after = '']) => ({
    file: 'plugins/i18n/record.ts',
    line: 'const sorted = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))',
    before,
    after,
    why: 'No two names are the same, and of a number only the sign counts.',
  })),
  {
    file: 'plugins/i18n/record.ts',
    line: byName,
    before: byName.slice(18),
    after: byName.slice(18, byName.indexOf('.filter')),
    why: 'Looked up by the name of a file that no other plugin may claim.',
  },
  ...[
    ['next === undefined', 'true'],
    ['found !== undefined', 'false'],
  ].map(([before = '', after = '']) => ({
    file: 'plugins/search/fold.ts',
    line: before.startsWith('next')
      ? 'if (next === undefined) byCharacter.set(character, (next = fold(character)))'
      : 'if (found !== undefined) return found',
    before,
    after,
    why: 'Saves time: what is folded anew is the same.',
  })),
  {
    file: 'plugins/search/excerpt.ts',
    line: '.filter(([from]) => from < end)',
    before: '<',
    after: '<=',
    why: 'A highlight of nothing is left out later.',
  },
  {
    file: 'engine/serve/target.ts',
    line: 'const encoded = queryAt < 0 ? raw : raw.slice(0, queryAt)',
    before: '0',
    after: '1',
    why: 'An address begins with a slash, so a question mark is never the first character.',
  },
  {
    file: 'engine/serve/target.ts',
    line: "if (!encoded.includes('%')) return encoded",
    before: "!encoded.includes('%')",
    after: 'false',
    why: 'Saves time: nothing is decoded where nothing is encoded.',
  },
  {
    file: `${account}/logout.machine.ts`,
    line: 'actions: {',
    before: '{ logFailure: () => {}, }',
    after: '{}',
    why: 'Gives the action its name and type; its view says what it does.',
  },
  {
    file: `${account}/providers.ts`,
    line: ": { state: inHash.get('state') ?? '', accessToken }",
    before: "''",
    after: "'mutant'",
    why: 'No login that was begun here has either as its state.',
  },
  {
    file: `${account}/sendCode.machine.ts`,
    line: 'isOver: ({ context }, { now }: { now: number }) => context.sentAt !== undefined && now - context.sentAt >= pause,',
    before: 'context.sentAt !== undefined && now - context.sentAt >= pause',
    after: 'now - context.sentAt >= pause',
    why: 'What is reckoned with undefined is no number, and no number is at least the pause; the condition is for the compiler.',
  },
  {
    file: `${account}/services.ts`,
    line: "return await use(await passwords.encrypt(plain.map((password = '') => password)))",
    before: "''",
    after: "'mutant'",
    why: 'Every form that sends a password requires it; the default is for the compiler.',
  },
]
