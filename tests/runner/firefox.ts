export const firefoxUserPrefs = {
  // A form is sent again by a reload, without the question that no journey could respond to.
  "dom.confirm_repost.testing.always_accept": true,
  // Without a screen Firefox finds no mouse; these say that there is a fine one that hovers.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // As on a phone, a scroll bar takes no room from the page.
  "ui.useOverlayScrollbars": 1,
  // The letters that Chromium takes: with wider ones lines break elsewhere, and nothing is as high.
  "font.name.sans-serif.x-western": "Liberation Sans",
  "font.name.system-ui.x-western": "Liberation Sans",
  "font.name.serif.x-western": "Liberation Serif",
  // Playwright does not notice a page that comes back whole from the history.
  "browser.sessionhistory.max_total_viewers": 0,
  // A proxy is used for this machine's own addresses too.
  "network.proxy.allow_hijacking_localhost": true,
  // Nobody looks at these windows: fewer pictures a second leave more of the processors to the pages.
  "layout.frame_rate": 20,
  "browser.newtab.preload": false,
  "accessibility.force_disabled": 1,
};
