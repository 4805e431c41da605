/**
 * A word on what is under the pointer or has the focus: it comes after 0.1 s and goes after 0.1 s, stays while the pointer
 * is on it, keeps within the window, and Escape sends it away (`client/tooltips.ts`). Touch has no pointer: nothing is said
 * here only.
 */
import type { ReactNode } from 'react'
import { css, cx } from '@linaria/core'
import { attribute, tooltipAttributes } from '../client/behaviour.ts'

type TooltipProps = {
  text: ReactNode
  /** Given where `text` says more than the name of the control, which then has it in `aria-describedby`. */
  id?: string
  /** `end`: its end is that of its control. */
  align?: 'end'
  className?: string
  children: ReactNode
}

export const Tooltip = ({ text, id, align, className, children }: TooltipProps) => (
  <span className={cx(tip, align && atEnd, className)} {...attribute(tooltipAttributes.tooltip)}>
    {children}
    <span id={id} role="tooltip" aria-hidden={id ? undefined : true}>
      {text}
    </span>
  </span>
)

const tip = css`
  position: relative;
  display: inline-flex;

  > [role='tooltip'] {
    position: absolute;
    z-index: 1;
    /* Wider than any text of it, so that the margins put it in the middle. */
    inset: calc(100% + 8px) -50vw auto;
    width: max-content;
    max-width: min(16rem, 80vw);
    margin-inline: auto;
    padding: 6px var(--s-3);
    border-radius: 6px;
    background: var(--c-heading);
    color: var(--c-bg);
    font-size: var(--t-1);
    font-weight: 500;
    line-height: 1.5;
    translate: var(--shift, 0);
    /* What cannot be seen makes no page wider. */
    scale: 0;
    visibility: hidden;
    opacity: 0;
    /* One delay for coming and going. */
    transition:
      opacity var(--d-1) 0.1s,
      visibility var(--d-1) 0.1s,
      scale 0s calc(var(--d-1) + 0.1s);
  }
  /* The way from the control to the words. */
  > [role='tooltip']::before {
    position: absolute;
    inset: -8px 0;
    z-index: -1;
    content: '';
  }
  &:is(:hover, :has(> :focus-visible)) > [role='tooltip'] {
    scale: 1;
    visibility: visible;
    opacity: 1;
    transition-delay: 0.1s;
  }
  &[${tooltipAttributes.dismissed}] > [role='tooltip'],
  &:has([aria-expanded='true']) > [role='tooltip'] {
    visibility: hidden;
    opacity: 0;
    transition: none;
  }
`

const atEnd = css`
  > [role='tooltip'] {
    inset-inline: auto 0;
  }
`
