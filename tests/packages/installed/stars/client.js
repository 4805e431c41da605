/** In the browser, on every page. */
document.documentElement.dataset.stars = 'shown'
