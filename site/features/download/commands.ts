/** What one pastes into a shell. Whatever the address contains, the shell sees it as text. */

export type Commands = { readonly wget: string; readonly curl: string }

export function commandsFor(url: string): Commands {
  const [address, file] = [quote(url), quote(fileNameIn(url))]
  return { wget: `wget -O ${file} ${address}`, curl: `curl -fL -o ${file} ${address}` }
}

/** The last part of the path, where that could be one; never a hidden file, never another folder. */
function fileNameIn(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  return /^\w[\w.-]{0,200}$/.test(name) ? name : 'package'
}

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
