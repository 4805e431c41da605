/** The screen for a page that could not be loaded: error text and Retry. Built from nodes, so no text becomes markup. */

const texts = {
  en: { title: 'This page could not be loaded.', retry: 'Retry' },
  zh: { title: '页面加载失败。', retry: '重试' },
}

export function showFailure(error: unknown, retry: () => void): void {
  const { title, retry: again } = document.documentElement.lang.startsWith('zh') ? texts.zh : texts.en
  const heading = document.createElement('h1')
  heading.textContent = title
  const reason = document.createElement('p')
  reason.textContent = error instanceof Error ? error.message : String(error)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = again
  button.onclick = retry
  const screen = document.createElement('div')
  screen.dataset['failure'] = ''
  screen.setAttribute('role', 'alert')
  screen.append(heading, reason, button)
  document.title = title
  ;(document.querySelector('main') ?? document.body).replaceChildren(screen)
}
