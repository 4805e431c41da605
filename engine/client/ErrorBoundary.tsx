/** Shown in place of an island that threw; the rest of the page is not affected. */
import { Component, type ReactNode } from 'react'
import { causesOf } from './causes.ts'
import { wordsOfPage } from './words.ts'

type Props = { readonly children: ReactNode }
/** In a list, because anything can be thrown, `undefined` too. */
type State = { readonly thrown: readonly unknown[] }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: [] }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (!thrown.length) return this.props.children
    const words = wordsOfPage()
    return (
      <div role="alert" data-crash="">
        <p>
          <strong>{words.crashed}</strong>
        </p>
        <button type="button" onClick={() => this.setState({ thrown: [] })}>
          {words.tryAgain}
        </button>
        {causesOf(thrown[0]).map((line, depth) => (
          <p key={depth}>{depth ? words.cause + line : line}</p>
        ))}
      </div>
    )
  }
}
