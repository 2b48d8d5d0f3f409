<?php
/**
 * Likes (class Likes; docs/server-contract.md B.20): post, who (16 bytes: sum of a user's number, or of the random value in a
 * visitor's cookie), the user, null for visitors, and the Unix time.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'post_id BIGINT UNSIGNED NOT NULL, actor BINARY(16) NOT NULL, user_id BIGINT UNSIGNED NULL, at INT UNSIGNED NOT NULL, PRIMARY KEY (post_id, actor), KEY user_id (user_id)';
