/** A rule that the validator has not: whether an element can be used is said once, and HTML tells ARIA. */
import { Rule } from 'html-validate'

class AriaDisabled extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const element of document.querySelectorAll('[disabled][aria-disabled]'))
        this.report(element, 'aria-disabled beside disabled')
    })
  }
}

export const ariaDisabled = { name: 'aria', rules: { 'aria-disabled': AriaDisabled } }
