<?php
/**
 * People who bought lasting access (class Members), and subscribers who requested a login link. `email_key` is the MD5 hash of the
 * lowercase address. Raising `gen` logs the member out everywhere.
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	email_key BINARY(16) NOT NULL,
	email VARCHAR(254) NOT NULL,
	name VARCHAR(255) NOT NULL DEFAULT \'\',
	user_id BIGINT UNSIGNED NULL,
	customer_live VARCHAR(255) NOT NULL DEFAULT \'\',
	customer_test VARCHAR(255) NOT NULL DEFAULT \'\',
	gen INT UNSIGNED NOT NULL DEFAULT 1,
	created_gmt DATETIME NOT NULL,
	PRIMARY KEY (id),
	UNIQUE KEY email_key (email_key),
	KEY user_id (user_id),
	KEY email (email(64)),
	KEY name (name(64))';
