/** What stands in place of an island that threw; the page around it lives on. */
import { Component, type ReactNode } from 'react'
import { causesOf } from './causes.ts'

type Props = { readonly children: ReactNode }
/** In a list, because anything can be thrown, `undefined` too. */
type State = { readonly thrown: readonly unknown[] }

const texts = {
  en: { title: 'This page crashed.', again: 'Try again', cause: 'Caused by: ' },
  zh: { title: '页面已崩溃。', again: '重试', cause: '原因：' },
}

export class CrashBoundary extends Component<Props, State> {
  override state: State = { thrown: [] }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (!thrown.length) return this.props.children
    const text = document.documentElement.lang.startsWith('zh') ? texts.zh : texts.en
    return (
      <div role="alert" data-crash="">
        <p>
          <strong>{text.title}</strong>
        </p>
        <button type="button" onClick={() => this.setState({ thrown: [] })}>
          {text.again}
        </button>
        {causesOf(thrown[0]).map((line, depth) => (
          <p key={depth}>{depth ? text.cause + line : line}</p>
        ))}
      </div>
    )
  }
}
