<?php
/**
 * Login links of members (class Member_Links), valid for 15 minutes and deleted when opened. `link_hash` is the SHA-256 hash of the
 * secret in the email.
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	member_id BIGINT UNSIGNED NOT NULL,
	post_id BIGINT UNSIGNED NOT NULL DEFAULT 0,
	link_hash BINARY(32) NOT NULL,
	expires BIGINT UNSIGNED NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY link_hash (link_hash),
	KEY expires (expires)';
