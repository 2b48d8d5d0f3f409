<?php
/**
 * Uploads in chunks (class Uploads; docs/server-contract.md A41). A row also stays for some days after the upload, so that a client
 * that missed the last response can fetch the result.
 *
 * `upload_key` is the last part of the upload's URL. `got` is the number of bytes on disk. `state` is open, done or refused. A request
 * that writes has a lease: `claim` is its token, `claim_until` the Unix time of the database's clock at which the lease expires. `path`
 * is the file's path in the uploads folder, stored right before the file is moved there. `until` is the time at which the row expires.
 */

defined( 'ABSPATH' ) || exit;

return 'id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT, upload_key CHAR(32) NOT NULL, user_id BIGINT UNSIGNED NOT NULL, post_id BIGINT UNSIGNED NOT NULL, name VARCHAR(255) NOT NULL, type VARCHAR(127) NOT NULL, metadata VARCHAR(2000) NOT NULL, length BIGINT UNSIGNED NOT NULL, got BIGINT UNSIGNED NOT NULL, state VARCHAR(8) NOT NULL, claim VARCHAR(16) NOT NULL, claim_until INT UNSIGNED NOT NULL, path VARCHAR(500) NOT NULL, attachment_id BIGINT UNSIGNED NOT NULL, error VARCHAR(500) NOT NULL, at INT UNSIGNED NOT NULL, until INT UNSIGNED NOT NULL, PRIMARY KEY (id), UNIQUE KEY upload_key (upload_key), KEY user_id (user_id, state), KEY until (until)';
