/** Stands for an actor of a machine until the view provides it. One that is missing fails like any other. */
export const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} must be provided by the view`)
}
