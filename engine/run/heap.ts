/** The heap of the process, and of its threads. */
import { setFlagsFromString } from 'node:v8'

/**
 * From now on a heap is tidied up when it has doubled. Left to itself V8 waits until there is four times as much, and what it has
 * taken is not given back: 200 MiB where 10,000 pages are rendered. Where few are, it saves a tenth of the time.
 */
export const tidyHeapOften = (): void => setFlagsFromString('--heap-growing-percent=100')
