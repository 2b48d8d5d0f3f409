<?php
/**
 * Mailings of posts (class Campaigns, docs/server-contract.md B.3): one at most for each post.
 *
 * `audience` is `all`, `members`, or `weekly` for an issue of the weekly e-mail (class Weekly_Issue), whose `post_id` is no post and
 * whose `posts` are the numbers of the campaigns in it; `note` says why it rests (`owner`, `failures`, `unpublished`);
 * `cursor_id` is the last subscriber of the batches that are done, `last_id` the last one of all;
 * `streak` counts failures in a row. The worker that holds it is `lock_owner`, until `lock_until`
 * (Unix time) unless it renews.
 *
 * @package Mainstreet
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
