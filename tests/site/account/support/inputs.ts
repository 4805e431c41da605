/** A form as a browser has it, as far as it is read. */
export const formWith = (inputs: Readonly<Record<string, Partial<HTMLInputElement>>>) =>
  ({ elements: { namedItem: (name: string) => inputs[name] } }) as unknown as HTMLFormElement
