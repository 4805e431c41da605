/** First import of the program: on a Node that is too old nothing else may be loaded, because it might not even parse. */

const [major, minor] = [22, 22]

const [foundMajor = 0, foundMinor = 0] = process.versions.node.split('.').map(Number)

if (foundMajor < major || (foundMajor === major && foundMinor < minor)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old, ${major}.${minor} or later is needed. In this repository npm run <script> uses one that npm ci brought along.\n`,
  )
  process.exit(4)
}
