<?php
/**
 * Campaigns (class Campaigns, docs/server-contract.md B.3): at most one for each post.
 *
 * `audience` is `all`, `members`, or `weekly` for an issue of the weekly email (class Weekly_Issue). The `post_id` of an issue is
 * not a post, and its `posts` are the IDs of the campaigns in it. `note` is the reason of a pause (`owner`, `failures`,
 * `unpublished`). `cursor_id` is the last subscriber of the finished batches, `last_id` the last subscriber of the campaign.
 * `streak` counts consecutive failures. `lock_owner` is the token of the worker that has the lease, `lock_until` the Unix time
 * when it expires.
 */

defined( 'ABSPATH' ) || exit;

return "id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, post_id BIGINT UNSIGNED NOT NULL, audience VARCHAR(12) NOT NULL,
	status VARCHAR(12) NOT NULL, note VARCHAR(20) NOT NULL DEFAULT '', cursor_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	last_id BIGINT UNSIGNED NOT NULL DEFAULT 0, total INT UNSIGNED NOT NULL DEFAULT 0, sent INT UNSIGNED NOT NULL DEFAULT 0,
	failed INT UNSIGNED NOT NULL DEFAULT 0, streak SMALLINT UNSIGNED NOT NULL DEFAULT 0, starts_at INT UNSIGNED NOT NULL DEFAULT 0,
	created_gmt DATETIME NOT NULL, started_gmt DATETIME NULL, finished_gmt DATETIME NULL,
	lock_until INT UNSIGNED NOT NULL DEFAULT 0, lock_owner VARCHAR(40) NOT NULL DEFAULT '',
	reserved INT UNSIGNED NOT NULL DEFAULT 0, posts TEXT NULL,
	PRIMARY KEY (id), UNIQUE KEY post_id (post_id), KEY status (status)";
