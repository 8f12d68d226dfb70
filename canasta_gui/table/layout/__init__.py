"""Where everything lies: pure arithmetic in pixels, without Qt."""
