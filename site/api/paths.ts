/** Where the console's calls are, below its address. Names as in the specification. */
export const consoleBase = '/rdp/console/api/v1'
export const innerBase = '/cloudcanal/console/api/v1/inner'
