<?php
/**
 * Index of responses (class Response_Store): data that cannot be found in the JSON of a post.
 * `submission` makes a repeated request store nothing; `email_key` is the MD5 sum of the
 * sender's address in lower case; `mail_due` is when the e-mail about it has to be tried
 * (again), null when there is nothing to do, and until when a claim on it lasts; `mail_state` is
 * one of Notification_Lease's constants; `has_ip` while the address is kept; `title_key` is the MD5
 * sum of the title of the form, null for none; `source` is the post that held the form, 0 for none; `unread` is 1 for an unread
 * response in the inbox. Both are null in rows of older versions until the hourly run has filled them in.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
	post_id BIGINT UNSIGNED NULL,
	email_key BINARY(16) NULL,
	form_hash CHAR(40) NOT NULL,
	created_gmt DATETIME NOT NULL,
	submission CHAR(36) NULL,
	mail_due DATETIME NULL,
	mail_state TINYINT UNSIGNED NOT NULL DEFAULT 0,
	has_ip TINYINT UNSIGNED NOT NULL,
	title_key BINARY(16) NULL,
	source BIGINT UNSIGNED NULL,
	unread TINYINT UNSIGNED NULL,
	PRIMARY KEY (id),
	UNIQUE KEY submission (submission),
	KEY post_id (post_id),
	KEY email_key (email_key),
	KEY form_hash (form_hash),
	KEY mail_due (mail_due),
	KEY has_ip (has_ip, created_gmt),
	KEY title_key (title_key, post_id),
	KEY source (source, post_id),
	KEY unread (unread, created_gmt, post_id)';
