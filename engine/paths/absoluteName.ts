/** The file that the bundler calls `/@fs/x/a.css`, with `/` between folders: on Windows `/@fs/C:/x/a.css`. Undefined for other names. */
export const absoluteName = (path: string): string | undefined =>
  /^\/@fs(?:\/(?=[A-Za-z]:\/)|(?=\/))(.*)$/s.exec(path)?.[1]
