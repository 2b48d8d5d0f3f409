<?php
/**
 * Imports of subscribers (class Subscriber_Import): one row for each part of a file, processed with a lease. `body` is JSON, and
 * emptied when the part is finished. `report` is then JSON of the skipped people: row, reason, word.
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, batch CHAR(20) NOT NULL, lines_in INT UNSIGNED NOT NULL DEFAULT 0,
	state TINYINT UNSIGNED NOT NULL DEFAULT 0, lock_until INT UNSIGNED NOT NULL DEFAULT 0, body MEDIUMTEXT NOT NULL,
	consent_text_id INT UNSIGNED NOT NULL DEFAULT 0, added INT UNSIGNED NOT NULL DEFAULT 0, known INT UNSIGNED NOT NULL DEFAULT 0,
	invalid INT UNSIGNED NOT NULL DEFAULT 0, skipped INT UNSIGNED NOT NULL DEFAULT 0, report MEDIUMTEXT NULL, created_gmt DATETIME NOT NULL, PRIMARY KEY (id), KEY batch (batch)';
