/** First import of the program: on a Node that is too old nothing else may be loaded, because it might not even parse. */

const [major, minor] = [22, 22]

const [foundMajor = 0, foundMinor = 0] = process.versions.node.split('.').map(Number)

if (foundMajor < major || (foundMajor === major && foundMinor < minor)) {
  const advice = /[\\/]node_modules[\\/]/.test(import.meta.url)
    ? 'https://nodejs.org has one; so have version managers (nvm install 24) and, for this project alone, npm: npm install --save-dev node@24.'
    : 'In this repository npm run <script> uses one that npm ci brought along.'
  process.stderr.write(`Node ${process.versions.node} is too old, ${major}.${minor} or later is needed. ${advice}\n`)
  process.exit(4)
}
