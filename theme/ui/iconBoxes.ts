/** Declarations of buttons and links that are one icon: in a round frame, and bare. */
export const roundFrame = `
  display: grid;
  place-items: center;
  border: 1px solid var(--c-line);
  border-radius: 99px;
`

export const bareSquare = `
  display: grid;
  place-items: center;
  border-radius: var(--r-1);
`
