<?php
/**
 * Index of posts with paid content or plans (class Paid_Post_Index): `mark` is one of its constants. The row with mark 0 contains the
 * post up to which all posts are indexed.
 */

defined( 'ABSPATH' ) || exit;

return 'mark TINYINT UNSIGNED NOT NULL, post_id BIGINT UNSIGNED NOT NULL, PRIMARY KEY (mark, post_id), KEY post_id (post_id)';
