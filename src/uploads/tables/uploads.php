<?php
/**
 * Uploads that come in pieces (class Uploads; docs/server-contract.md A41), from their creation until their media file is in the library,
 * and some days more, so that a browser whose last answer was lost learns what became of it.
 *
 * `upload_key` is the last part of its address; `got` is how many bytes have arrived and are on disk; `state` is open, done or refused. A
 * request that writes holds the row: `claim` is its mark, `claim_until` when others may take over (Unix time of the database's clock).
 * `path` is the file's place in the uploads folder, noted right before it is moved there. `until` is when what is unfinished is thrown away.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, upload_key CHAR(32) NOT NULL, user_id BIGINT UNSIGNED NOT NULL, post_id BIGINT UNSIGNED NOT NULL, name VARCHAR(255) NOT NULL, type VARCHAR(127) NOT NULL, metadata VARCHAR(2000) NOT NULL, length BIGINT UNSIGNED NOT NULL, got BIGINT UNSIGNED NOT NULL, state VARCHAR(8) NOT NULL, claim VARCHAR(16) NOT NULL, claim_until INT UNSIGNED NOT NULL, path VARCHAR(500) NOT NULL, attachment_id BIGINT UNSIGNED NOT NULL, error VARCHAR(500) NOT NULL, at INT UNSIGNED NOT NULL, until INT UNSIGNED NOT NULL, PRIMARY KEY (id), UNIQUE KEY upload_key (upload_key), KEY user_id (user_id, state), KEY until (until)';
