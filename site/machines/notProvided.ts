/** Machines name what they do to the world; the view brings it. What it forgot is a failure like any other, not silence. */
export const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} must be provided by the view`)
}
