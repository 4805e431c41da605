/** Declarations of a picture and what there is to say about it: below it, or beside it, where the picture is `--picture` wide. */
export const besidePicture = `
  display: grid;
  gap: var(--s-5) clamp(2rem, 5vw, 4.5rem);
  align-items: center;

  @media (width >= 56.25em) {
    grid-template-columns: minmax(0, var(--picture)) minmax(0, 1fr);
  }
  p {
    color: var(--c-muted);
    font-size: var(--t-4);
  }
`
