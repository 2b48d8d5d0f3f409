<?php
/**
 * Whose replies are looked at, and when next (class Reply_Checks): one row for each share of a post by an account that is the site's, for as
 * long as it is looked at. `since` is when it was shared; `fails` counts failures in a row. What came of it stands with the post.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'share_id BIGINT UNSIGNED NOT NULL, post_id BIGINT UNSIGNED NOT NULL, connection_id BIGINT UNSIGNED NOT NULL, since INT UNSIGNED NOT NULL, next_at INT UNSIGNED NOT NULL, fails SMALLINT UNSIGNED NOT NULL, PRIMARY KEY (share_id), KEY next_at (next_at), KEY post_id (post_id), KEY connection_id (connection_id)';
