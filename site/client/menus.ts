/**
 * Menus of the navbar: a button and the list it controls, inside `[data-menu]`. They open by mouse after 0.15 s and close
 * 0.1 s after it left, by click, by keyboard. Below the desktop layout the same buttons fold the groups of the drawer.
 */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import { on } from './on.ts'

const openDelay = 150
const closeDelay = 100
const desktop = matchMedia('(width >= 1280px)')

let timer = 0
/** Opened by hovering: the click that usually follows must not close it. */
let hovered: HTMLElement | undefined

/** The menu of a person who is logged in, `[data-menu='click']`, opens by click only. */
const hovering = '[data-menu=""]'

const menus = () => document.querySelectorAll<HTMLElement>('[data-menu]')
const buttonOf = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[aria-expanded]')!
const isOpen = (menu: HTMLElement) => buttonOf(menu).ariaExpanded === 'true'

function set(menu: HTMLElement, open: boolean): void {
  if (open && desktop.matches) for (const other of menus()) if (other !== menu) set(other, false)
  buttonOf(menu).setAttribute('aria-expanded', String(open))
  if (!open && hovered === menu) hovered = undefined
}

const closeAll = () => menus().forEach((menu) => set(menu, false))

on('pointerover', hovering, (menu, event) => {
  if (!desktop.matches || event.pointerType !== 'mouse') return
  clearTimeout(timer)
  if (isOpen(menu)) return
  timer = window.setTimeout(() => {
    set(menu, true)
    hovered = menu
  }, openDelay)
})
on('pointerout', hovering, (menu, event) => {
  if (!desktop.matches || event.pointerType !== 'mouse' || menu.contains(event.relatedTarget as Node | null)) return
  clearTimeout(timer)
  if (hovered === menu) timer = window.setTimeout(() => set(menu, false), closeDelay)
})

on('click', '[data-menu] [aria-expanded]', (button) => {
  const menu = button.closest<HTMLElement>('[data-menu]')!
  clearTimeout(timer)
  if (hovered === menu) hovered = undefined
  else set(menu, !isOpen(menu))
})
document.addEventListener('click', (event) => {
  if (desktop.matches && !(event.target as Element).closest('[data-menu]')) closeAll()
})

on('keydown', '[data-menu]', (menu, event) => {
  const button = buttonOf(menu)
  if (event.key === 'Escape' && isOpen(menu) && desktop.matches) {
    set(menu, false)
    button.focus()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    set(menu, true)
    step(menu, event.key === 'ArrowDown' ? 1 : -1)
  }
})
on('focusout', '[data-menu]', (menu, event) => {
  if (desktop.matches && event.relatedTarget && !menu.contains(event.relatedTarget as Node)) set(menu, false)
})

function step(menu: HTMLElement, by: number): void {
  const stops = [buttonOf(menu), ...menu.querySelectorAll<HTMLElement>('ul :is(a[href], button)')].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[(at + by + stops.length) % stops.length]?.focus()
}

onNavigate(closeAll)
