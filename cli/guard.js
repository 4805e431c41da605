/** First import of the program: where it cannot run nothing else may be loaded, because it might not even parse, or be found. */

const [major, minor] = [22, 22]

const [foundMajor = 0, foundMinor = 0] = process.versions.node.split('.').map(Number)

if (process.versions.bun)
  refuse({
    code: 'bun-runtime',
    message: `The engine runs on Node, and Bun ${process.versions.bun} was told to stand in for it`,
    hint: 'Leave out --bun: bun run site starts Node.',
  })
if (foundMajor < major || (foundMajor === major && foundMinor < minor))
  refuse({
    code: 'node-too-old',
    message: `Node ${process.versions.node} is too old, ${major}.${minor} or later is needed`,
    hint: /[\\/]node_modules[\\/]/.test(import.meta.url)
      ? 'https://nodejs.org has one; so have version managers (nvm install 24) and, for this project alone, npm: npm install --save-dev node@24.'
      : 'In this repository npm run <script> uses one that npm ci brought along.',
  })
if (process.versions.pnp)
  refuse({
    code: 'plug-n-play',
    message: "Yarn Plug'n'Play keeps packages in archives, and the engine needs them as files",
    hint: 'Write nodeLinker: node-modules into .yarnrc.yml and run yarn install; in place of yarn dlx use npx.',
  })

/** As other problems are printed. */
function refuse({ code, message, hint }) {
  process.stderr.write(`error ${code}  ${message}\n  hint: ${hint}\n`)
  process.exit(4)
}
