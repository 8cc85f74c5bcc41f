-- The menu held the hello bar and the footer: each is a document of its own.
INSERT INTO "content_versions" ("kind", "name", "locale", "version", "source", "body", "shown", "digest", "title", "path", "publish_at", "expire_at", "created_at", "published_at", "unpublished_at", "archived_at")
SELECT "kind", 'hello-bar', "locale", "version", "source",
  CASE WHEN json_typeof("body"->'helloBar') = 'object' THEN "body"->'helloBar' ELSE '{"text":""}'::json END,
  CASE WHEN json_typeof("shown"->'helloBar') = 'object' THEN "shown"->'helloBar' ELSE '{"text":""}'::json END,
  "digest", "title", "path", "publish_at", "expire_at", "created_at", "published_at", "unpublished_at", "archived_at"
FROM "content_versions" WHERE "kind" = 'navigation' AND "name" = 'main' AND json_typeof("body"->'footerNav') = 'array';--> statement-breakpoint
INSERT INTO "content_versions" ("kind", "name", "locale", "version", "source", "body", "shown", "digest", "title", "path", "publish_at", "expire_at", "created_at", "published_at", "unpublished_at", "archived_at")
SELECT "kind", 'footer', "locale", "version", "source",
  json_strip_nulls(json_build_object('contact', "body"->'contact', 'social', "body"->'social', 'legal', "body"->'legal', 'footerNav', "body"->'footerNav')),
  json_strip_nulls(json_build_object('contact', "shown"->'contact', 'social', "shown"->'social', 'legal', "shown"->'legal', 'footerNav', "shown"->'footerNav')),
  "digest", "title", "path", "publish_at", "expire_at", "created_at", "published_at", "unpublished_at", "archived_at"
FROM "content_versions" WHERE "kind" = 'navigation' AND "name" = 'main' AND json_typeof("body"->'footerNav') = 'array';--> statement-breakpoint
UPDATE "content_versions" SET
  "body" = ("body"::jsonb - 'helloBar' - 'contact' - 'social' - 'legal' - 'footerNav')::json,
  "shown" = ("shown"::jsonb - 'helloBar' - 'contact' - 'social' - 'legal' - 'footerNav')::json
WHERE "kind" = 'navigation' AND "name" = 'main' AND json_typeof("body"->'footerNav') = 'array';