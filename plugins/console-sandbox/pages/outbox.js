/** Shows new messages as they arrive. Without script the page must be reloaded. */
const list = document.querySelector('#messages')

async function refresh() {
  if (document.hidden) return
  const answer = await fetch('/__outbox').catch(() => undefined)
  if (!answer?.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const fresh = page.querySelector('#messages')
  // Rows that stay are left alone, so that a code being copied stays selected.
  if (fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes)
}

setInterval(refresh, 1_000)
document.addEventListener('visibilitychange', refresh)
