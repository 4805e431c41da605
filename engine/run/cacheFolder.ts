/** Folder of everything cached, from the root. */
export const cacheFolder = 'node_modules/.cache/site'

/** Names of tasks, one a line, which shells complete. */
export const taskFile = `${cacheFolder}/tasks`
