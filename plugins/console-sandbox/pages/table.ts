/** What the sandbox has noted, a row for each. */
import { html } from 'hono/html'
import type { Html } from './layout.ts'

/** Cells are escaped but for markup. */
export const table = (headings: readonly string[], rows: readonly (readonly (string | number | Html)[])[]): Html =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

/** `09:30:00`, in UTC. */
export const timeOfDay = (at: number): string => new Date(at).toISOString().slice(11, 19)
