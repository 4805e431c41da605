/** Names of tasks, and the file that has them for shells. */
export { taskFile } from '../run/cacheFolder.ts'
export { keepTaskNames, taskNames } from '../run/taskNames.ts'
