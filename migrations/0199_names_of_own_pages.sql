-- Menus have the name of a page that the hospital has added, not a short title of its text.
UPDATE article_links SET title = NULL WHERE path IN (SELECT path FROM own_pages);
DELETE FROM article_links WHERE is_hidden = 0 AND title IS NULL;
