/** Where most of the console's calls are, below its address. */
export const consoleBase = '/rdp/console/api/v1'
